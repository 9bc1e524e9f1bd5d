import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './choices.en.ts'

export const t = textsOf(texts, { es: () => import('./choices.es.ts') })
