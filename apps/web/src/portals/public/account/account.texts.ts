import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './account.en.ts'

/** What the pages of signing in and out say. */
export const t = textsOf(texts, { es: () => import('./account.es.ts') })
