import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './pay-by-card.en.ts'

export const t = textsOf(texts, { es: () => import('./pay-by-card.es.ts') })
