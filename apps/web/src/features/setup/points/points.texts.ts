import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './points.en.ts'

export const t = textsOf(texts, { es: () => import('./points.es.ts') })
