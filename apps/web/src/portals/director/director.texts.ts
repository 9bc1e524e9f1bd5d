import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './director.en.ts'

export const t = textsOf(texts, { es: () => import('./director.es.ts') })
