import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './dialog.en.ts'

export const t = textsOf(texts, { es: () => import('./dialog.es.ts') })
