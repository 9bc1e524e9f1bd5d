import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './about.en.ts'

/** What the page about prices and levels says. */
export const t = textsOf(texts, { es: () => import('./about.es.ts') })
