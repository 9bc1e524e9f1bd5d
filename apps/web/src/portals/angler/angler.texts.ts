import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './angler.en.ts'

/** The pages of an angler. */
export const t = textsOf(texts, { es: () => import('./angler.es.ts') })
