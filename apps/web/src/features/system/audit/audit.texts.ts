import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './audit.en.ts'

export const t = textsOf(texts, { es: () => import('./audit.es.ts') })
