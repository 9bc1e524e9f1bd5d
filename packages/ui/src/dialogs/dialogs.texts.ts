import { textsOf } from '../language/texts.ts'
import { texts } from './dialogs.en.ts'

export const t = textsOf(texts, { es: () => import('./dialogs.es.ts') })
