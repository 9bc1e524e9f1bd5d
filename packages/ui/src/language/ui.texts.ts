import { textsOf } from './texts.ts'
import { texts } from './ui.en.ts'

/** What the parts of the look say by themselves. */
export const t = textsOf(texts, { es: () => import('./ui.es.ts') })
