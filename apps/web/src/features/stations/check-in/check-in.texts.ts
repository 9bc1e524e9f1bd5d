import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './check-in.en.ts'

export const t = textsOf(texts, { es: () => import('./check-in.es.ts') })
