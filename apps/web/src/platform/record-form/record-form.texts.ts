import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './record-form.en.ts'

export const t = textsOf(texts, { es: () => import('./record-form.es.ts') })
