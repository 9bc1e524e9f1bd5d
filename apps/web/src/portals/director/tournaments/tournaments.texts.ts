import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './tournaments.en.ts'

export const t = textsOf(texts, { es: () => import('./tournaments.es.ts') })
