import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './find.en.ts'

/** What finding tournaments says. */
export const t = textsOf(texts, { es: () => import('./find.es.ts') })
