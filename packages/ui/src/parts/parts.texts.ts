import { textsOf } from '../language/texts.ts'
import { texts } from './parts.en.ts'

export const t = textsOf(texts, { es: () => import('./parts.es.ts') })
