import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './tour-settings.en.ts'

export const t = textsOf(texts, { es: () => import('./tour-settings.es.ts') })
