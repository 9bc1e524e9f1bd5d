import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './sign-up.en.ts'

/** What the buttons of a card say. */
export const t = textsOf(texts, { es: () => import('./sign-up.es.ts') })
