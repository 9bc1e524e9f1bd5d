import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './levels.en.ts'

export const t = textsOf(texts)
