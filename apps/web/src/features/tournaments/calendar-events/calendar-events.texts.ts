import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './calendar-events.en.ts'

export const t = textsOf(texts, { es: () => import('./calendar-events.es.ts') })
