import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './scale.en.ts'

export const t = textsOf(texts, { es: () => import('./scale.es.ts') })
