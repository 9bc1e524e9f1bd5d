import { expect, test } from 'vitest'
import { flightInWords, flightName, shortFlightName } from './flight-name.ts'

test('a flight that nobody has named has its number, which any language can show', () => {
  expect([flightName(2), shortFlightName(flightName(1200)), shortFlightName('Big boats'), shortFlightName('Flight')]).toEqual([
    'Flight 2',
    '1200',
    'Big boats',
    'Flight',
  ])
})

test('the history calls a flight by its name once', () => {
  expect(['Flight 1', 'A', 'Big boats', 'Flighty'].map(flightInWords)).toEqual([
    'Flight 1',
    'Flight A',
    'Flight Big boats',
    'Flight Flighty',
  ])
})
