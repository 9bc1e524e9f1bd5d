import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './auth.en.ts'

/** What signing in says. */
export const t = textsOf(texts, { es: () => import('./auth.es.ts') })
