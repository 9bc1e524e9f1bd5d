import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './refused.en.ts'

export const t = textsOf(texts, { es: () => import('./refused.es.ts') })
