import { payment, paymentCalls } from '@ramplight/contract/payments/payments'
import { readFamily } from '#platform/local-families/local-family.ts'
import { byUserName, withUserNames } from '#platform/local-families/local-people.ts'

readFamily(
  { ...paymentCalls, pagedSearch: paymentCalls.dataSourceSearch },
  {
    tbl: 'payments',
    record: payment,
    elsewhere: byUserName,
    indexes: ['sourceModuleRecord', 'user'],
    besides: ['users'],
    present: withUserNames,
  },
)
