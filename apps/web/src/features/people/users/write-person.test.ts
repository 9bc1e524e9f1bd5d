import { expect, test } from 'vitest'
import { writePhone, writePlace } from './write-person.ts'

test('ten digits are a phone number, anything else is a dash', () => {
  expect([writePhone('9035550142'), writePhone('+1 903-555-0142'), writePhone('555'), writePhone(null)]).toEqual([
    '903-555-0142',
    '903-555-0142',
    '-',
    '-',
  ])
})

test('where somebody comes from', () => {
  expect([writePlace({ city: 'Alba', state: 'TX' }), writePlace({ city: null, state: null })]).toEqual(['Alba, TX', 'USA'])
})
