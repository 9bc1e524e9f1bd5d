import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './directors.en.ts'

export const t = textsOf(texts, { es: () => import('./directors.es.ts') })
