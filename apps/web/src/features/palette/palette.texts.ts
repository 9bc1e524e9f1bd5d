import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './palette.en.ts'

export const t = textsOf(texts)
