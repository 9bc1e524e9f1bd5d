import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './bag.en.ts'

export const t = textsOf(texts, { es: () => import('./bag.es.ts') })
