import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './refund-policy.en.ts'

export const t = textsOf(texts, { es: () => import('./refund-policy.es.ts') })
