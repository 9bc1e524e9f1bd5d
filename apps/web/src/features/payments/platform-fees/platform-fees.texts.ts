import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './platform-fees.en.ts'

export const t = textsOf(texts, { es: () => import('./platform-fees.es.ts') })
