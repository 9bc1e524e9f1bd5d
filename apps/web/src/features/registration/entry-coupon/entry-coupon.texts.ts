import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './entry-coupon.en.ts'

export const t = textsOf(texts, { es: () => import('./entry-coupon.es.ts') })
