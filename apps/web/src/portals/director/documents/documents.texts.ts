import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './documents.en.ts'

export const t = textsOf(texts, { es: () => import('./documents.es.ts') })
