import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './offline-data.en.ts'

export const t = textsOf(texts, { es: () => import('./offline-data.es.ts') })
