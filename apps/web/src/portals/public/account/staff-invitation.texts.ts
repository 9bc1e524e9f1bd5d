import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './staff-invitation.en.ts'

export const t = textsOf(texts, { es: () => import('./staff-invitation.es.ts') })
