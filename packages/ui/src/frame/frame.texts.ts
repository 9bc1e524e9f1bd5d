import { textsOf } from '../language/texts.ts'
import { texts } from './frame.en.ts'

export const t = textsOf(texts, { es: () => import('./frame.es.ts') })
