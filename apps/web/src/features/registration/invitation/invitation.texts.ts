import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './invitation.en.ts'

/** What an invitation into a team says. */
export const t = textsOf(texts, { es: () => import('./invitation.es.ts') })
