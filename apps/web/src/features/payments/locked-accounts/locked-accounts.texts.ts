import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './locked-accounts.en.ts'

export const t = textsOf(texts)
