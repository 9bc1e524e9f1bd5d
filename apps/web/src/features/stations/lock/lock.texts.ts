import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './lock.en.ts'

export const t = textsOf(texts)
