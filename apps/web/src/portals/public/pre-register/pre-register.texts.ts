import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './pre-register.en.ts'

/** What the form behind the QR code says. */
export const t = textsOf(texts, { es: () => import('./pre-register.es.ts') })
