import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './own-pots.en.ts'

export const t = textsOf(texts, { es: () => import('./own-pots.es.ts') })
