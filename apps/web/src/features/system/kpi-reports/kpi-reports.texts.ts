import { textsOf } from '@ramplight/ui/language/texts'
import { texts } from './kpi-reports.en.ts'

export const t = textsOf(texts)
