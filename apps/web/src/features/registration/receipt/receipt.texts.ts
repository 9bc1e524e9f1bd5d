import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './receipt.en.ts'

export const t = textsOf(texts, { es: () => import('./receipt.es.ts') })
