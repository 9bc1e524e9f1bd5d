import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './form.en.ts'

export const t = textsOf(texts, { es: () => import('./form.es.ts') })
