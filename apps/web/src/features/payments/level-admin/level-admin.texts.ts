import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './level-admin.en.ts'

export const t = textsOf(texts)
