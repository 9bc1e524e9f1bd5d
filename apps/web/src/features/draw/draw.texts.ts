import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './draw.en.ts'

export const t = textsOf(texts, { es: () => import('./draw.es.ts') })
