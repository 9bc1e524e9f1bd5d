import { describe, expect, test } from 'vitest'
import { smsCost, smsLength } from './sms-length.ts'

const a = (many: number) => 'a'.repeat(many)

describe('how long a text is as an SMS', () => {
  test.each([
    ['nothing', '', 'GSM-7', 0, 0],
    ['one part, full', a(160), 'GSM-7', 1, 160],
    ['one letter more', a(161), 'GSM-7', 2, 161],
    ['two parts, full', a(306), 'GSM-7', 2, 306],
    ['three parts', a(307), 'GSM-7', 3, 307],
    ['a euro takes two places', `${a(158)}€`, 'GSM-7', 1, 160],
    ['a euro that does not fit', `${a(159)}€`, 'GSM-7', 2, 161],
    ['Spanish letters of the phone alphabet', '¿Señor?', 'GSM-7', 1, 7],
    ['an accent that is not in it', 'á', 'UCS-2', 1, 1],
    ['a curly apostrophe', `${a(69)}’`, 'UCS-2', 1, 70],
    ['one letter more than 70', `${a(70)}’`, 'UCS-2', 2, 71],
    ['an emoji takes two places', '🎣', 'UCS-2', 1, 2],
  ])('%s', (_name, text, alphabet, parts, places) => expect(smsLength(text)).toMatchObject({ alphabet, parts, places }))

  test('no letter is cut in two: a euro or an emoji at the end of a part goes to the next one', () => {
    expect(smsLength(`${a(152)}€${a(152)}`)).toMatchObject({ places: 306, parts: 3 })
    expect(smsLength(`${'á'.repeat(66)}🎣${'á'.repeat(66)}`)).toMatchObject({ places: 134, parts: 3 })
  })

  test('what is left of the last part', () => {
    expect(smsLength(a(150)).left).toBe(10)
    expect(smsLength(a(161)).left).toBe(306 - 161)
  })
})

test('parts of 0.83 cents are rounded up to the cent once, at the end', () => {
  expect(smsCost(120, 830)).toBe(100)
  expect(smsCost(1, 830)).toBe(1)
  expect(smsCost(0, 830)).toBe(0)
})
