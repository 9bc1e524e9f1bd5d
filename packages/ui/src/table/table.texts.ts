import { textsOf } from '../language/texts.ts'
import { texts } from './table.en.ts'

export const t = textsOf(texts, { es: () => import('./table.es.ts') })
