import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './bank-cases.en.ts'

export const t = textsOf(texts, { es: () => import('./bank-cases.es.ts') })
