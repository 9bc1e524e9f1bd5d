import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './same-boat.en.ts'

export const t = textsOf(texts, { es: () => import('./same-boat.es.ts') })
