import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './screen.en.ts'

export const t = textsOf(texts, { es: () => import('./screen.es.ts') })
