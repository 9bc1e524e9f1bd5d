import { creditTransaction, creditTransactionCalls } from '@ramplight/contract/payments/credit-transactions'
import { directorCreditBankCalls } from '@ramplight/contract/payments/director-credit-banks'
import { readLocally } from '#platform/local/answers/local-calls.ts'
import { notFound, readFamily, recordsOf } from '#platform/local-families/local-family.ts'
import { listOrder } from '#platform/local-families/search-rows.ts'

const LINES = { tbl: 'credit-transactions', record: creditTransaction } as const
/** As many as the server answers with a bank. */
const SHOWN = 100

readFamily(creditTransactionCalls, { ...LINES, indexes: ['bank'] })

/** Their own alone: of nobody else a device has any. */
readLocally(directorCreditBankCalls.byUser, {
  tables: ['director-credit-banks', 'credit-transactions'],
  answer: async ({ params: { id } }, local) => {
    if (id !== local.user._id) throw notFound()
    const [bank] = await local.rows<{ _id: string }>('director-credit-banks', { index: 'user', is: id })
    const lines = bank ? await recordsOf(LINES, local, { index: 'bank', is: bank._id }) : []
    const balance = lines.reduce((sum, { amount }) => sum + amount, 0)
    const newest = lines.sort(listOrder({ field: 'createdAt', direction: 'desc' })).slice(0, SHOWN)
    return { _id: bank?._id ?? null, user: id, balance, transactions: newest }
  },
})
