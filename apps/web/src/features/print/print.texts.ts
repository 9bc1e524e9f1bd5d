import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './print.en.ts'

export const t = textsOf(texts, { es: () => import('./print.es.ts') })
