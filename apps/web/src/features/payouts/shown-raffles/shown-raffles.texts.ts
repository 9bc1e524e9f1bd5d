import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './shown-raffles.en.ts'

/** What everybody reads about a raffle. */
export const t = textsOf(texts, { es: () => import('./shown-raffles.es.ts') })
