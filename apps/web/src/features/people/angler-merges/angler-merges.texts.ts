import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './angler-merges.en.ts'

export const t = textsOf(texts, { es: () => import('./angler-merges.es.ts') })
