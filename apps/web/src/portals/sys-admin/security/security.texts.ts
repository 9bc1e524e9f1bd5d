import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './security.en.ts'

export const t = textsOf(texts)
