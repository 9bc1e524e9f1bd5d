import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './public.en.ts'

/** What the pages say that everybody may see. */
export const t = textsOf(texts, { es: () => import('./public.es.ts') })
