import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './tournament-card.en.ts'

export const t = textsOf(texts, { es: () => import('./tournament-card.es.ts') })
