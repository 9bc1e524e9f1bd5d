import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './map.en.ts'

/** The map of tournaments. */
export const t = textsOf(texts, { es: () => import('./map.es.ts') })
