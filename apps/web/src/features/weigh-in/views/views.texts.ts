import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './views.en.ts'

export const t = textsOf(texts, { es: () => import('./views.es.ts') })
