import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './event-invitation.en.ts'

export const t = textsOf(texts, { es: () => import('./event-invitation.es.ts') })
