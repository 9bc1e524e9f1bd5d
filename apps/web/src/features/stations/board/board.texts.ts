import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './board.en.ts'

export const t = textsOf(texts, { es: () => import('./board.es.ts') })
