import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './launch.en.ts'

export const t = textsOf(texts, { es: () => import('./launch.es.ts') })
