import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './rulings.en.ts'

export const t = textsOf(texts, { es: () => import('./rulings.es.ts') })
