import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './scale-link.en.ts'

export const t = textsOf(texts, { es: () => import('./scale-link.es.ts') })
