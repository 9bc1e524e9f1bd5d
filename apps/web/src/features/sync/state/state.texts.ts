import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './state.en.ts'

export const t = textsOf(texts, { es: () => import('./state.es.ts') })
