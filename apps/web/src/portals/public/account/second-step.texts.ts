import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './second-step.en.ts'

/** What the second step of signing in says. */
export const t = textsOf(texts, { es: () => import('./second-step.es.ts') })
