import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './entries.en.ts'

export const t = textsOf(texts, { es: () => import('./entries.es.ts') })
