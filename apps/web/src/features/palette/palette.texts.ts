import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './palette.en.ts'

export const t = textsOf(texts, { es: () => import('./palette.es.ts') })
