import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './quick-create.en.ts'

export const t = textsOf(texts, { es: () => import('./quick-create.es.ts') })
