import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './shown-calcutta.en.ts'

/** What everybody reads about a calcutta. */
export const t = textsOf(texts, { es: () => import('./shown-calcutta.es.ts') })
