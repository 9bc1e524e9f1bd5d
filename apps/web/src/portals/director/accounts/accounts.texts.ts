import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './accounts.en.ts'

export const t = textsOf(texts, { es: () => import('./accounts.es.ts') })
