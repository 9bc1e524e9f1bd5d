import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './kept-bags.en.ts'

export const t = textsOf(texts, { es: () => import('./kept-bags.es.ts') })
