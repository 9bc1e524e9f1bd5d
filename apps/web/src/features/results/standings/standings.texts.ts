import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './standings.en.ts'

export const t = textsOf(texts, { es: () => import('./standings.es.ts') })
