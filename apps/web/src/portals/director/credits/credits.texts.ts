import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './credits.en.ts'

export const t = textsOf(texts, { es: () => import('./credits.es.ts') })
