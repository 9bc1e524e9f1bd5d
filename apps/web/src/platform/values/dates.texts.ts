import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './dates.en.ts'

export const t = textsOf(texts, { es: () => import('./dates.es.ts') })
