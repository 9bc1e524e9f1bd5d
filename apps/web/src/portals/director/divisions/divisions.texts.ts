import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './divisions.en.ts'

export const t = textsOf(texts, { es: () => import('./divisions.es.ts') })
