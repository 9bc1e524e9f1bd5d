import { creditTransactionCalls } from '@ramplight/contract/payments/credit-transactions'
import { directorCreditBankCalls } from '@ramplight/contract/payments/director-credit-banks'
import type { DemoStage } from './demo-stage.ts'

/** Of the director: bought, and a few for a late start. */
const BOUGHT = [
  { amount: 250, description: 'Paid by check' },
  { amount: 10, description: 'For the evening the scale was late' },
]

/** The sign-up credits of a director, as an admin writes them by hand. */
export async function seedCredits({ api }: DemoStage, token: string, director: string, lines = BOUGHT): Promise<void> {
  const { _id: bank } = await api.must(directorCreditBankCalls.create, { token, body: { user: director } })
  await api.must(creditTransactionCalls.bulkCreate, { token, body: lines.map((line) => ({ bank, ...line })) })
}
