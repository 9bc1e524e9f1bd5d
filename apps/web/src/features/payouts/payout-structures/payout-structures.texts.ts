import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './payout-structures.en.ts'

export const t = textsOf(texts, { es: () => import('./payout-structures.es.ts') })
