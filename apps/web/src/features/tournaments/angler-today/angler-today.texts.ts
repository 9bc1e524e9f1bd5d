import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './angler-today.en.ts'

/** What an angler reads on the day. */
export const t = textsOf(texts, { es: () => import('./angler-today.es.ts') })
