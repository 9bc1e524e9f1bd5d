import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './platform.en.ts'

export const t = textsOf(texts, { es: () => import('./platform.es.ts') })
