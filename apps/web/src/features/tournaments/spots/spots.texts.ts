import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './spots.en.ts'

export const t = textsOf(texts, { es: () => import('./spots.es.ts') })
