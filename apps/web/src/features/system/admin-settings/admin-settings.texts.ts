import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './admin-settings.en.ts'

export const t = textsOf(texts)
