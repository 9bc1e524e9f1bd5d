import { textsOf } from '../language/texts.ts'
import { texts } from './files.en.ts'

export const t = textsOf(texts, { es: () => import('./files.es.ts') })
