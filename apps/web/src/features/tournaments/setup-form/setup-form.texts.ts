import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './setup-form.en.ts'

export const t = textsOf(texts, { es: () => import('./setup-form.es.ts') })
