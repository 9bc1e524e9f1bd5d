import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './close-out.en.ts'

export const t = textsOf(texts, { es: () => import('./close-out.es.ts') })
