import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './mc-mode.en.ts'

export const t = textsOf(texts, { es: () => import('./mc-mode.es.ts') })
