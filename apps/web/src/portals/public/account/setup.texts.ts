import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './setup.en.ts'

export const t = textsOf(texts, { es: () => import('./setup.es.ts') })
