import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './lock.en.ts'

export const t = textsOf(texts, { es: () => import('./lock.es.ts') })
