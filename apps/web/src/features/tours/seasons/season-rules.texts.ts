import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './season-rules.en.ts'

/** How the results of a season become its standings, in words. */
export const t = textsOf(texts, { es: () => import('./season-rules.es.ts') })
