import { isCashSaid } from '@ramplight/domain/money/cash-log'
import { cashLog } from './cash-log.ts'

/** What may be added to the log of a cash box. Apart from it, because every visitor loads the schema of a tournament. */
export const cashLogSaid = cashLog.refine((log) => Object.values(log).every(isCashSaid), 'money does not go that way for it')
