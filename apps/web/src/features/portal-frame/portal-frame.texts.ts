import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './portal-frame.en.ts'

/** What stands around every page of who is signed in. */
export const t = textsOf(texts, { es: () => import('./portal-frame.es.ts') })
