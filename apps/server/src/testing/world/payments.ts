import { newId } from '@ramplight/contract/kernel/new-id'
import { accountCalls } from '@ramplight/contract/payments/accounts'
import { couponCalls } from '@ramplight/contract/payments/coupons'
import { creditTransactionCalls } from '@ramplight/contract/payments/credit-transactions'
import { directorCreditBankCalls } from '@ramplight/contract/payments/director-credit-banks'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { platformInvoices } from '../../features/payments/platform-invoices/platform-invoices.table.ts'
import { cardAccounts, cardCheckouts, cardCustomers } from '../../features/payments/stripe/cards.table.ts'
import { cashSaid } from '../cash-said.ts'
import type { AreaRecords } from './making.ts'

/** A record of each family of this area that has none yet, by its family. */
export const paymentsRecords: AreaRecords = async ({ ramp, made, director, admin, tournament, entry }) => {
  const bank = await made(directorCreditBankCalls.create, { as: admin, body: { user: director.id } })
  // What the card provider knows of the director.
  const [user, createdAt] = [director.id, ramp.deps.now().toISOString()]
  await ramp.db.insert(cardCustomers).values({ user, customer: `cus_${user}`, createdAt })
  await ramp.db.insert(cardAccounts).values({ user, stripeId: `acct_${user}`, createdAt, askedAt: createdAt })
  const paid = { items: [] as never[], amount: 0, applicationFee: 0, destination: `acct_${user}`, way: 'intent', state: 'over' } as const
  await ramp.db
    .insert(cardCheckouts)
    .values({ ...paid, id: newId(), user, entry, tournament, paymentIntent: `pi_${user}`, createdAt, heldUntil: createdAt })
  const invoice = { id: newId(), director: user, month: '2027-05', lines: [], anglers: 0, credits: 0, amount: 0, createdAt }
  await ramp.db.insert(platformInvoices).values({ ...invoice, status: 'paid', paidAt: createdAt })
  const bait = cashSaid({ kind: 'expense', amount: 5, purpose: 'expense', note: 'Bait' })
  await made(moneyCalls.cashBox, { params: { id: tournament }, body: { cashLog: bait } })
  return {
    'platform-invoices': invoice.id,
    coupons: await made(couponCalls.create, { body: { code: 'FOG5', amount: 5 } }),
    accounts: await made(accountCalls.create, { body: { name: 'Ana Hall', type: 'Card', email: 'ana@lake.test' } }),
    'director-credit-banks': bank,
    'credit-transactions': await made(creditTransactionCalls.create, { as: admin, body: { bank, amount: 10, description: 'Welcome' } }),
  }
}
