import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './subscription.en.ts'

export const t = textsOf(texts, { es: () => import('./subscription.es.ts') })
