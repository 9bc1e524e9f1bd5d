import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './coupons.en.ts'

export const t = textsOf(texts, { es: () => import('./coupons.es.ts') })
