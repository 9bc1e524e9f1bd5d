import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './refunds.en.ts'

export const t = textsOf(texts, { es: () => import('./refunds.es.ts') })
