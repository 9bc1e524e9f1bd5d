import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './crew-waivers.en.ts'

/** Who of a boat has accepted the waiver, for those who run the tournament. */
export const t = textsOf(texts, { es: () => import('./crew-waivers.es.ts') })
