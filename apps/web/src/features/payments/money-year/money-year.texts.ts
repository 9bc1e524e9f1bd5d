import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './money-year.en.ts'

export const t = textsOf(texts, { es: () => import('./money-year.es.ts') })
