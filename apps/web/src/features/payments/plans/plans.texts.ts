import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './plans.en.ts'

export const t = textsOf(texts, { es: () => import('./plans.es.ts') })
