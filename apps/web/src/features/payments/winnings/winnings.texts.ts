import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './winnings.en.ts'

export const t = textsOf(texts, { es: () => import('./winnings.es.ts') })
