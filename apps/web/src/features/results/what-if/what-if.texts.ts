import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './what-if.en.ts'

export const t = textsOf(texts, { es: () => import('./what-if.es.ts') })
