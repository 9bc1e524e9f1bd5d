import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './help.en.ts'

export const t = textsOf(texts, { es: () => import('./help.es.ts') })
