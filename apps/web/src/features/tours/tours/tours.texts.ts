import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './tours.en.ts'

export const t = textsOf(texts, { es: () => import('./tours.es.ts') })
