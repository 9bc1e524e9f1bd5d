import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './banners.en.ts'

export const t = textsOf(texts, { es: () => import('./banners.es.ts') })
