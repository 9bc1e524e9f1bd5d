import { expect, test } from 'vitest'
import { flightName, shortFlightName } from './flight-name.ts'

test('a flight that nobody has named has its number, which any language can show', () => {
  expect([flightName(2), shortFlightName(flightName(1200)), shortFlightName('Big boats'), shortFlightName('Flight')]).toEqual([
    'Flight 2',
    '1200',
    'Big boats',
    'Flight',
  ])
})
