import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './passkeys.en.ts'

export const t = textsOf(texts, { es: () => import('./passkeys.es.ts') })
