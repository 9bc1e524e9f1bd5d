import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './offline.en.ts'

export const t = textsOf(texts, { es: () => import('./offline.es.ts') })
