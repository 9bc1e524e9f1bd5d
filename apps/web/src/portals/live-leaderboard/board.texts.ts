import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './board.en.ts'

/** What the public board says. */
export const t = textsOf(texts, { es: () => import('./board.es.ts') })
