import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './papers.en.ts'

export const t = textsOf(texts, { es: () => import('./papers.es.ts') })
