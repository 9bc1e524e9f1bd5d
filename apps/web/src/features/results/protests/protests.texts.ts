import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './protests.en.ts'

export const t = textsOf(texts, { es: () => import('./protests.es.ts') })
