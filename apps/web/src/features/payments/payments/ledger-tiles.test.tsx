import type { Payment } from '@ramplight/contract/payments/payments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LedgerTiles } from './ledger-tiles.tsx'
import { statusWord } from './payment-status.tsx'

/** A payout of $100 that the results pay. */
const payout = (open: number, handedOut: number) =>
  ({
    ...{ amount: 10_000, status: 'completed', debitOrCredit: 'debit', open, handedOut },
    ...{ items: [{ type: 'Main Pot Payout', cost: 10_000 }], metaData: { method: 'check' } },
  }) as unknown as Payment

test('that every payout is recorded is not said as if every payout were paid', () => {
  const changed = [payout(4_000, 6_000), payout(0, 10_000), payout(-2_500, 12_500)]
  expect(changed.map(statusWord)).toEqual(['Partly paid', 'Paid', 'Owes back'])
  const { unmount } = renderUi(<LedgerTiles payments={changed} payouts={30_000} />)
  expect(screen.getByText('Every payout is recorded: $300.00. $40 isn’t paid yet. $25 is owed back.')).toBeTruthy()
  unmount()
  renderUi(<LedgerTiles payments={[payout(0, 10_000)]} payouts={10_000} />)
  expect(screen.getByText('Every payout is recorded: $100.00, the same as the results.')).toBeTruthy()
})
