import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './organizer.en.ts'

export const t = textsOf(texts, { es: () => import('./organizer.es.ts') })
