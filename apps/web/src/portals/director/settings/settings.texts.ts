import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './settings.en.ts'

export const t = textsOf(texts, { es: () => import('./settings.es.ts') })
