import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './values.en.ts'

export const t = textsOf(texts, { es: () => import('./values.es.ts') })
