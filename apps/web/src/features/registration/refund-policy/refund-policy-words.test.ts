import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { proposedRefund } from '@ramplight/domain/money/refunds'
import { expect, test } from 'vitest'
import { refundPolicyWords } from './refund-policy-words.ts'

const wordsOf = (refunds?: object) => refundPolicyWords({ settings: { registration: { refunds } } } as unknown as Tournament)

test('the policy is read in the order of its days, with the fee that is withheld', () => {
  const steps = [
    { until: '2027-06-10', percent: 50 },
    { until: '2027-06-01', percent: 100 },
  ]
  expect(wordsOf({ steps, feeKept: 1_000 })).toBe(
    'Refunds: 100% through Jun 1 and 50% through Jun 10, minus a $10 fee. No refunds after that. Card and platform fees aren’t refunded.',
  )
  // What is read is what is proposed.
  const paid = { paid: 9_000, refunded: 0 }
  expect(['2027-06-01', '2027-06-10', '2027-06-11'].map((day) => proposedRefund({ steps, feeKept: 1_000 }, day, paid).amount)).toEqual([
    8_000, 3_500, 0,
  ])
})

test('an event without a policy says who decides', () => {
  expect(wordsOf()).toBe('This event has no refund policy. If you withdraw, the director decides.')
  expect(wordsOf({ steps: [] })).toBe(wordsOf())
})
