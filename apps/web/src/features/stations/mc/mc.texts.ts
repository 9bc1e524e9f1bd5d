import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './mc.en.ts'

export const t = textsOf(texts, { es: () => import('./mc.es.ts') })
