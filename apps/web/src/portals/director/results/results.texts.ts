import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './results.en.ts'

export const t = textsOf(texts, { es: () => import('./results.es.ts') })
