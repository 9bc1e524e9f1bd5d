import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './contact.en.ts'

/** What the contact form says. */
export const t = textsOf(texts, { es: () => import('./contact.es.ts') })
