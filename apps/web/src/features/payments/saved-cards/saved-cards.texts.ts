import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './saved-cards.en.ts'

/** The saved cards of whoever looks: an angler, in their language, or a director. */
export const t = textsOf(texts, { es: () => import('./saved-cards.es.ts') })
