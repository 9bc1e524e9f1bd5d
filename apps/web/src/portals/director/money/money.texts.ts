import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './money.en.ts'

export const t = textsOf(texts, { es: () => import('./money.es.ts') })
