import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './event.en.ts'

/** What the page of a tournament says. */
export const t = textsOf(texts, { es: () => import('./event.es.ts') })
