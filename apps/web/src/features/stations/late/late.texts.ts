import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './late.en.ts'

export const t = textsOf(texts, { es: () => import('./late.es.ts') })
