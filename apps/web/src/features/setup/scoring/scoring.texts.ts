import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './scoring.en.ts'

export const t = textsOf(texts, { es: () => import('./scoring.es.ts') })
