import { expect, test } from 'vitest'
import { needsText, stateOf, stateWord, typeWord } from './account-state.ts'

const account = (charges_enabled: boolean, payouts_enabled: boolean, details_submitted: boolean) => ({
  ...{ stripeId: 'acct_1', charges_enabled, payouts_enabled, details_submitted },
  ...{ needs: [], available: 0 },
})

test('an account is begun, ready, ready without a bank, or stopped by the provider', () => {
  expect(stateOf(account(false, false, false))).toBe('begun')
  expect(stateOf(account(true, true, true))).toBe('ready')
  expect(stateOf(account(true, false, true))).toBe('readyNoBank')
  expect(stateOf(account(false, true, true))).toBe('restricted')
})

test('what the provider asks for and calls its movements is said in words, and a word that we do not know stays', () => {
  expect(needsText(['individual.first_name', 'external_account'])).toBe('individual first name, external account')
  expect(['payment', 'payment_refund', 'payout', 'application_fee', 'climate_order'].map(typeWord)).toEqual([
    'Card payment',
    'Refund',
    'Bank deposit',
    'Card and platform fees',
    'climate_order',
  ])
  expect(['in_transit', 'asleep'].map(stateWord)).toEqual(['On the way', 'asleep'])
})
