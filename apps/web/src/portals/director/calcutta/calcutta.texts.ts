import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './calcutta.en.ts'

export const t = textsOf(texts, { es: () => import('./calcutta.es.ts') })
