import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './teams.en.ts'

export const t = textsOf(texts, { es: () => import('./teams.es.ts') })
