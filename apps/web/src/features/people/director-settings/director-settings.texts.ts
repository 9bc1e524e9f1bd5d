import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './director-settings.en.ts'

export const t = textsOf(texts, { es: () => import('./director-settings.es.ts') })
