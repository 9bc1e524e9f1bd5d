import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './personal-data.en.ts'

export const t = textsOf(texts, { es: () => import('./personal-data.es.ts') })
