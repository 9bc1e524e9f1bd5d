import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './list-import.en.ts'

export const t = textsOf(texts, { es: () => import('./list-import.es.ts') })
