import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './raffles.en.ts'

export const t = textsOf(texts, { es: () => import('./raffles.es.ts') })
