import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './tutorials.en.ts'

export const t = textsOf(texts, { es: () => import('./tutorials.es.ts') })
