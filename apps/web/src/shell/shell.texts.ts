import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './shell.en.ts'

export const t = textsOf(texts, { es: () => import('./shell.es.ts') })
