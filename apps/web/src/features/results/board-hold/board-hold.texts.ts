import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './board-hold.en.ts'

export const t = textsOf(texts, { es: () => import('./board-hold.es.ts') })
