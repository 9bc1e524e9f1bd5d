import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './weigh-ins.en.ts'

export const t = textsOf(texts, { es: () => import('./weigh-ins.es.ts') })
