import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './messages.en.ts'

export const t = textsOf(texts, { es: () => import('./messages.es.ts') })
