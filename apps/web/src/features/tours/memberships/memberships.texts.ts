import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './memberships.en.ts'

export const t = textsOf(texts, { es: () => import('./memberships.es.ts') })
