import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './who-is-interested.en.ts'

/** Who is interested in a tournament: read when somebody opens the list. */
export const t = textsOf(texts, { es: () => import('./who-is-interested.es.ts') })
