import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './anglers.en.ts'

export const t = textsOf(texts, { es: () => import('./anglers.es.ts') })
