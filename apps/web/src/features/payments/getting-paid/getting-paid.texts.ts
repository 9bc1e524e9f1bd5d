import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './getting-paid.en.ts'

export const t = textsOf(texts, { es: () => import('./getting-paid.es.ts') })
