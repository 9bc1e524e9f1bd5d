import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './payments.en.ts'

export const t = textsOf(texts, { es: () => import('./payments.es.ts') })
