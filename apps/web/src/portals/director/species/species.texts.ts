import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './species.en.ts'

export const t = textsOf(texts, { es: () => import('./species.es.ts') })
