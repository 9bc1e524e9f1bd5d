import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './event-invitations.en.ts'

export const t = textsOf(texts, { es: () => import('./event-invitations.es.ts') })
