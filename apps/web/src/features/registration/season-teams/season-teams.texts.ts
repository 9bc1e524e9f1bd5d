import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './season-teams.en.ts'

export const t = textsOf(texts, { es: () => import('./season-teams.es.ts') })
