import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './more-rules.en.ts'

export const t = textsOf(texts, { es: () => import('./more-rules.es.ts') })
