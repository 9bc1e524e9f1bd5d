import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './offline-data.en.ts'

export const t = textsOf(texts)
