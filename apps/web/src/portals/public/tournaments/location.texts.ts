import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './location.en.ts'

/** What the search around a place says. */
export const t = textsOf(texts, { es: () => import('./location.es.ts') })
