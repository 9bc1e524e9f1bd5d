import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './rows.en.ts'

export const t = textsOf(texts, { es: () => import('./rows.es.ts') })
