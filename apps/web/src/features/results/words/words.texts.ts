import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './words.en.ts'

export const t = textsOf(texts, { es: () => import('./words.es.ts') })
