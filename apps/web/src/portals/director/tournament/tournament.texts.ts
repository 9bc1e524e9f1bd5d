import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './tournament.en.ts'

export const t = textsOf(texts, { es: () => import('./tournament.es.ts') })
