import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './director-themes.en.ts'

export const t = textsOf(texts, { es: () => import('./director-themes.es.ts') })
