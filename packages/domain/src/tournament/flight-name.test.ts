import { expect, test } from 'vitest'
import { flightInWords, flightName, numberOfFlight, shortFlightName } from './flight-name.ts'

test('a flight that nobody has named has its number, which any language can show', () => {
  expect([flightName(2), shortFlightName(flightName(1200)), shortFlightName('Big boats'), shortFlightName('Flight')]).toEqual([
    'Flight 2',
    '1200',
    'Big boats',
    'Flight',
  ])
})

test('the number of a flight is known while nobody has named it', () => {
  expect([flightName(2), 'flight 12', 'Flight A', 'Flight', '2', 'Flight 2 late'].map(numberOfFlight)).toEqual([
    2,
    12,
    null,
    null,
    null,
    null,
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
