import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './day-sum.en.ts'

/** Why weight was taken or added. */
export const t = textsOf(texts, { es: () => import('./day-sum.es.ts') })
