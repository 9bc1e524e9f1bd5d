import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './event.en.ts'

export const t = textsOf(texts, { es: () => import('./event.es.ts') })
