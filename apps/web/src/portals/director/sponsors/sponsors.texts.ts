import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './sponsors.en.ts'

export const t = textsOf(texts, { es: () => import('./sponsors.es.ts') })
