import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './team-sign-up.en.ts'

/** What signing up for a tournament says. */
export const t = textsOf(texts, { es: () => import('./team-sign-up.es.ts') })
