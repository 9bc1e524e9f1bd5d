import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './flags.en.ts'

export const t = textsOf(texts, { es: () => import('./flags.es.ts') })
