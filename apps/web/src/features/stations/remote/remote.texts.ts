import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './remote.en.ts'

export const t = textsOf(texts, { es: () => import('./remote.es.ts') })
