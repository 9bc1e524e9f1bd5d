import { textsOf } from '../language/texts.ts'
import { texts } from './station.en.ts'

export const t = textsOf(texts, { es: () => import('./station.es.ts') })
