import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './device.en.ts'

/** What a device keeps, for whoever uses it. */
export const t = textsOf(texts, { es: () => import('./device.es.ts') })
