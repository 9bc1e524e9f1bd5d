import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './subscriptions.en.ts'

export const t = textsOf(texts, { es: () => import('./subscriptions.es.ts') })
