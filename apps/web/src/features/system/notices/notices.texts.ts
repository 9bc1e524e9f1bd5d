import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './notices.en.ts'

export const t = textsOf(texts)
