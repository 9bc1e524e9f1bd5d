import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './cant-make-it.en.ts'

export const t = textsOf(texts, { es: () => import('./cant-make-it.es.ts') })
