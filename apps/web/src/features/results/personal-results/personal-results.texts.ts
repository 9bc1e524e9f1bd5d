import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './personal-results.en.ts'

/** What somebody fished and what it brought, for them and for their director. */
export const t = textsOf(texts, { es: () => import('./personal-results.es.ts') })
