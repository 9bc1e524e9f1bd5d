import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './compose.en.ts'

export const t = textsOf(texts, { es: () => import('./compose.es.ts') })
