import { accountCalls } from '@ramplight/contract/payments/accounts'
import { creditTransactionCalls } from '@ramplight/contract/payments/credit-transactions'
import { directorCreditBankCalls } from '@ramplight/contract/payments/director-credit-banks'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const paymentsRecords: AreaRecords = async ({ made, director, admin }) => {
  const bank = await made(directorCreditBankCalls.create, { as: admin, body: { user: director.id } })
  return {
    accounts: await made(accountCalls.create, { body: { name: 'Ana Hall', type: 'Card', email: 'ana@lake.test' } }),
    'director-credit-banks': bank,
    'credit-transactions': await made(creditTransactionCalls.create, { as: admin, body: { bank, amount: 10, description: 'Welcome' } }),
  }
}
