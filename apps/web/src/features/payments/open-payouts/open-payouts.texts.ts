import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './open-payouts.en.ts'

export const t = textsOf(texts, { es: () => import('./open-payouts.es.ts') })
