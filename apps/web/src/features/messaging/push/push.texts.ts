import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './push.en.ts'

export const t = textsOf(texts, { es: () => import('./push.es.ts') })
