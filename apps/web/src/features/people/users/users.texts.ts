import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './users.en.ts'

export const t = textsOf(texts, { es: () => import('./users.es.ts') })
