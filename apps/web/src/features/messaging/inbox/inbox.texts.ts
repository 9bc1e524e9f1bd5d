import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './inbox.en.ts'

export const t = textsOf(texts, { es: () => import('./inbox.es.ts') })
