import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './paid-to-account.en.ts'

/** The account to which an angler is paid what they win. */
export const t = textsOf(texts, { es: () => import('./paid-to-account.es.ts') })
