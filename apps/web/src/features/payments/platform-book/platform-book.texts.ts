import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './platform-book.en.ts'

export const t = textsOf(texts)
