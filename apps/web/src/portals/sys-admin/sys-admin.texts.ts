import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './sys-admin.en.ts'

export const t = textsOf(texts)
