import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './changes.en.ts'

export const t = textsOf(texts, { es: () => import('./changes.es.ts') })
