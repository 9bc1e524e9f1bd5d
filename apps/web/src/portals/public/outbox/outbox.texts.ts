import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './outbox.en.ts'

export const t = textsOf(texts)
