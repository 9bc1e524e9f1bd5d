import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './boats.en.ts'

export const t = textsOf(texts, { es: () => import('./boats.es.ts') })
