import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './themes.en.ts'

export const t = textsOf(texts, { es: () => import('./themes.es.ts') })
