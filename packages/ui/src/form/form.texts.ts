import { textsOf } from '../language/texts.ts'
import { texts } from './form.en.ts'

export const t = textsOf(texts, { es: () => import('./form.es.ts') })
