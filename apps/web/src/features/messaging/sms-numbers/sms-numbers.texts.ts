import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './sms-numbers.en.ts'

export const t = textsOf(texts)
