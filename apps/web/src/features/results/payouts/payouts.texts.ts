import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './payouts.en.ts'

export const t = textsOf(texts, { es: () => import('./payouts.es.ts') })
