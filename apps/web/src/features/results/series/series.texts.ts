import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './series.en.ts'

/** Tours, seasons and divisions, for everybody. */
export const t = textsOf(texts, { es: () => import('./series.es.ts') })
