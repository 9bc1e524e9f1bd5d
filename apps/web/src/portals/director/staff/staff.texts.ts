import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './staff.en.ts'

export const t = textsOf(texts, { es: () => import('./staff.es.ts') })
