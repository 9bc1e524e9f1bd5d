import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './dialog.en.ts'

export const t = textsOf(texts)
