import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './drawer.en.ts'

export const t = textsOf(texts, { es: () => import('./drawer.es.ts') })
