import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './pre-registrations.en.ts'

export const t = textsOf(texts, { es: () => import('./pre-registrations.es.ts') })
