import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './withdrawals.en.ts'

export const t = textsOf(texts, { es: () => import('./withdrawals.es.ts') })
