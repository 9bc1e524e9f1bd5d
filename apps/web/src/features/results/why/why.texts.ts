import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './why.en.ts'

export const t = textsOf(texts, { es: () => import('./why.es.ts') })
