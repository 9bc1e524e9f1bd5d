import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './refunds.en.ts'

export const t = textsOf(texts)
