import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './security-events.en.ts'

export const t = textsOf(texts)
