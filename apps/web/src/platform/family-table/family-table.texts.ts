import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './family-table.en.ts'

export const t = textsOf(texts, { es: () => import('./family-table.es.ts') })
