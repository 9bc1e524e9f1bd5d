import { type Payment, payment, paymentCalls } from '@ramplight/contract/payments/payments'
import { readFamily } from '#platform/local-families/local-family.ts'
import { nameOf, namesOf } from '#platform/local-families/local-people.ts'

readFamily(
  { ...paymentCalls, pagedSearch: paymentCalls.dataSourceSearch },
  {
    tbl: 'payments',
    record: payment,
    elsewhere: async (local) => {
      const names = await namesOf(local)
      return { userName: ({ user, userName }: Payment, part) => (nameOf(names, user) ?? userName ?? '').toLowerCase().includes(part) }
    },
    indexes: ['sourceModuleRecord', 'user'],
    besides: ['users'],
    present: async (payments, local) => {
      const names = await namesOf(
        local,
        [],
        payments.map(({ user }) => user),
      )
      return payments.map((one) => ({ ...one, userName: nameOf(names, one.user) ?? one.userName ?? null }))
    },
  },
)
