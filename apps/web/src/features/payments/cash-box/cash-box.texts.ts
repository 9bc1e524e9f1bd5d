import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './cash-box.en.ts'

export const t = textsOf(texts, { es: () => import('./cash-box.es.ts') })
