import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './waiver.en.ts'

/** What the waiver of a tournament says around the director's own words. */
export const t = textsOf(texts, { es: () => import('./waiver.es.ts') })
