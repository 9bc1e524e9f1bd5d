import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './bump.en.ts'

export const t = textsOf(texts, { es: () => import('./bump.es.ts') })
