import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './recorded-payments.en.ts'

export const t = textsOf(texts, { es: () => import('./recorded-payments.es.ts') })
