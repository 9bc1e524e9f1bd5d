import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './command-centre.en.ts'

export const t = textsOf(texts, { es: () => import('./command-centre.es.ts') })
