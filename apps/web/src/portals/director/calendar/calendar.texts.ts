import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './calendar.en.ts'

export const t = textsOf(texts, { es: () => import('./calendar.es.ts') })
