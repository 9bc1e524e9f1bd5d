import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './questions.en.ts'

export const t = textsOf(texts, { es: () => import('./questions.es.ts') })
