import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './co-directors.en.ts'

export const t = textsOf(texts, { es: () => import('./co-directors.es.ts') })
