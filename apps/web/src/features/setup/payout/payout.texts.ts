import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './payout.en.ts'

export const t = textsOf(texts, { es: () => import('./payout.es.ts') })
