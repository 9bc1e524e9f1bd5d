import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './advertisers.en.ts'

export const t = textsOf(texts, { es: () => import('./advertisers.es.ts') })
