import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './picture.en.ts'

/** What a picture to share says, and the sheet that shows it: fetched when somebody wants one. */
export const t = textsOf(texts, { es: () => import('./picture.es.ts') })
