import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './entry-code.en.ts'

export const t = textsOf(texts, { es: () => import('./entry-code.es.ts') })
