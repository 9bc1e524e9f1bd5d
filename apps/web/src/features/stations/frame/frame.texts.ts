import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './frame.en.ts'

export const t = textsOf(texts, { es: () => import('./frame.es.ts') })
