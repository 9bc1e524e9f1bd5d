import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './own-teams.en.ts'

/** Teams that anglers make themselves. */
export const t = textsOf(texts, { es: () => import('./own-teams.es.ts') })
