import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './terms.en.ts'

export const t = textsOf(texts, { es: () => import('./terms.es.ts') })
