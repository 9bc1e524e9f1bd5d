import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './help-topics.en.ts'

export const t = textsOf(texts)
