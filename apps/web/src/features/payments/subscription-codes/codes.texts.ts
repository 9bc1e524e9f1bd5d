import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './codes.en.ts'

export const t = textsOf(texts)
