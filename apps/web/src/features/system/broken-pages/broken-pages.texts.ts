import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './broken-pages.en.ts'

export const t = textsOf(texts)
