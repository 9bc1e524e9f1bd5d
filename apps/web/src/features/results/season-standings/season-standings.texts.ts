import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './season-standings.en.ts'

export const t = textsOf(texts, { es: () => import('./season-standings.es.ts') })
