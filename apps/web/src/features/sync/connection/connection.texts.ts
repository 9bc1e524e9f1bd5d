import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './connection.en.ts'

export const t = textsOf(texts, { es: () => import('./connection.es.ts') })
