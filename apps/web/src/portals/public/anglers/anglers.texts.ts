import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './anglers.en.ts'

/** The public card of an angler. */
export const t = textsOf(texts, { es: () => import('./anglers.es.ts') })
