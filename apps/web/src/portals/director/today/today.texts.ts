import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './today.en.ts'

export const t = textsOf(texts, { es: () => import('./today.es.ts') })
