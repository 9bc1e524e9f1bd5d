import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './pages.en.ts'

/** What the pages say that stay as they are: features, privacy, terms. */
export const t = textsOf(texts, { es: () => import('./pages.es.ts') })
