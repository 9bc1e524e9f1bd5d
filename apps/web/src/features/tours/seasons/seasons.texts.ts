import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './seasons.en.ts'

export const t = textsOf(texts, { es: () => import('./seasons.es.ts') })
