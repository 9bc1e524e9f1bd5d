import { creditTransactionCalls } from '@ramplight/contract/payments/credit-transactions'
import { directorCreditBankCalls } from '@ramplight/contract/payments/director-credit-banks'
import type { DemoStage } from './demo-stage.ts'

/** The sign-up credits of the director, as an admin writes them by hand: bought, and a few for a late start. */
export async function seedCredits({ api }: DemoStage, token: string, director: string): Promise<void> {
  const { _id: bank } = await api.must(directorCreditBankCalls.create, { token, body: { user: director } })
  await api.must(creditTransactionCalls.bulkCreate, {
    token,
    body: [
      { bank, amount: 250, description: 'Paid by check' },
      { bank, amount: 10, description: 'For the evening the scale was late' },
    ],
  })
}
