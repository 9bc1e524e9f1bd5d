import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './line.en.ts'

/** Who is weighed next. */
export const t = textsOf(texts, { es: () => import('./line.es.ts') })
