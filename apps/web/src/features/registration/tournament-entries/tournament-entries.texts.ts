import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './tournament-entries.en.ts'

export const t = textsOf(texts, { es: () => import('./tournament-entries.es.ts') })
