import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './features.en.ts'

export const t = textsOf(texts)
