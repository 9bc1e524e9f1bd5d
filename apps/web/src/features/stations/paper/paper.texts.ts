import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './paper.en.ts'

/** Paper sheets, read by the camera. */
export const t = textsOf(texts, { es: () => import('./paper.es.ts') })
