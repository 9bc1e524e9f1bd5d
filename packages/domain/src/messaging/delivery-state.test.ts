import { expect, test } from 'vitest'
import { type Copy, type DeliveryState, deliveryState, wholeStatus } from './delivery-state.ts'

const copy = (more: Partial<Copy> = {}): Copy => ({ state: 'sent', arrival: null, lastError: null, ...more })

test.each<[DeliveryState, Copy | null, boolean]>([
  ['waiting', copy({ state: 'waiting', lastError: 'sms-503' }), false],
  ['waiting', copy({ state: 'sending' }), false],
  ['sent', copy(), false],
  ['arrived', copy({ arrival: 'delivered' }), false],
  ['read', copy({ arrival: 'read' }), false],
  ['bounced', copy({ arrival: 'bounced' }), false],
  ['bounced', copy({ state: 'dead', lastError: 'bounced' }), false],
  ['stopped', copy({ state: 'dead', lastError: 'stopped' }), false],
  ['stopped', copy({ state: 'dead', lastError: 'unsubscribed' }), false],
  ['turned-off', copy({ state: 'dead', lastError: 'turned-off' }), false],
  ['failed', copy({ state: 'dead', lastError: 'smtp-550' }), false],
  ['failed', copy({ arrival: 'failed' }), false],
  ['no-address', null, false],
  ['read', null, true],
  ['read', copy({ arrival: 'bounced' }), true],
])('%s', (state, of, isRead) => expect(deliveryState(of, isRead)).toBe(state))

test('a message has arrived when everybody who can get it has it, and is read when all of them have read it', () => {
  expect(wholeStatus(['sent', 'read'])).toBe('Sent')
  expect(wholeStatus(['waiting'])).toBe('Sent')
  expect(wholeStatus(['arrived', 'read', 'bounced', 'no-address'])).toBe('Received - Not Read')
  expect(wholeStatus(['read', 'read', 'stopped'])).toBe('Received - Read')
  expect(wholeStatus(['bounced', 'no-address'])).toBe('Sent')
})
