import { type Payment, payment, paymentCalls } from '@ramplight/contract/payments/payments'
import { paymentNow } from '@ramplight/domain/money/payout-log'
import type { Local } from '#platform/local/answers/local.ts'
import { readFamily } from '#platform/local-families/local-family.ts'
import { byUserName, withUserNames } from '#platform/local-families/local-people.ts'

/**
 * A payout says what of it was handed out also before the server has heard of it. A void payment that shows nothing goes on showing nothing. The log
 * itself is for what this device writes.
 */
function asNow(row: Payment): Payment {
  const { payoutLog: _, ...shown } = row.status === 'void' && typeof row.open !== 'number' ? row : paymentNow(row)
  return shown
}
const present = (payments: Payment[], local: Local): Promise<Payment[]> => withUserNames(payments.map(asNow), local)

readFamily(
  { ...paymentCalls, pagedSearch: paymentCalls.dataSourceSearch },
  {
    tbl: 'payments',
    record: payment,
    elsewhere: byUserName,
    indexes: ['sourceModuleRecord', 'user'],
    besides: ['users'],
    present,
  },
)
