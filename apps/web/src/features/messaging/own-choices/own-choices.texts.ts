import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './own-choices.en.ts'

export const t = textsOf(texts, { es: () => import('./own-choices.es.ts') })
