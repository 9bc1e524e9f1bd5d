import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './event-files.en.ts'

export const t = textsOf(texts, { es: () => import('./event-files.es.ts') })
