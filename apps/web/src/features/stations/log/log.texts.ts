import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './log.en.ts'

export const t = textsOf(texts, { es: () => import('./log.es.ts') })
