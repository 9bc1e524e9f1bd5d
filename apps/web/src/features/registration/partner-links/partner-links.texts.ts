import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './partner-links.en.ts'

export const t = textsOf(texts, { es: () => import('./partner-links.es.ts') })
