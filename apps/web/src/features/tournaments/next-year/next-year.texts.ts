import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './next-year.en.ts'

export const t = textsOf(texts, { es: () => import('./next-year.es.ts') })
