import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './payout-tables.en.ts'

export const t = textsOf(texts, { es: () => import('./payout-tables.es.ts') })
