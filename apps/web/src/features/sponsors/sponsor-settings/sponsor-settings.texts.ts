import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './sponsor-settings.en.ts'

export const t = textsOf(texts, { es: () => import('./sponsor-settings.es.ts') })
