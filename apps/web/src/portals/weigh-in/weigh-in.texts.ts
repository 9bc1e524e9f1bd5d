import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './weigh-in.en.ts'

export const t = textsOf(texts, { es: () => import('./weigh-in.es.ts') })
