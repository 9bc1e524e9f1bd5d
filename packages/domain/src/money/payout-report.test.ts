import { expect, test } from 'vitest'
import { type BookedPayment, compareReport, type ProviderLine } from './payout-report.ts'

const booked = new Map<string, BookedPayment>([
  ['pi_lily', { paid: 10_731, givenBack: [5_000] }],
  ['pi_tom', { paid: 10_731, givenBack: [] }],
])
const line = (key: string, type: string, amount: number, payment: string | null): ProviderLine => ({ key, type, amount, payment })

test('each line of a payout is in our books with the same amount, with another, or not at all; fees and the rest are no payments', () => {
  const states = compareReport(
    [
      line('1', 'payment', 10_731, 'pi_lily'),
      line('2', 'payment', 9_000, 'pi_tom'),
      line('3', 'payment', 5_000, 'pi_gone'),
      line('4', 'application_fee', -731, 'pi_lily'),
      line('5', 'payment_refund', -5_000, 'pi_lily'),
      // The books have one refund of this amount, not two.
      line('6', 'payment_refund', -5_000, 'pi_lily'),
      line('7', 'payment_refund', -100, 'pi_tom'),
      line('8', 'transfer', -2_000, null),
    ],
    booked,
  )
  expect([...states.values()]).toEqual(['same', 'differs', 'missing', 'fee', 'same', 'missing', 'missing', 'other'])
})
