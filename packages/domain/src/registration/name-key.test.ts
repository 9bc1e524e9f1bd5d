import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LETTERS, nameKey, plainName } from './name-key.ts'

const key = (first_name: string, last_name: string) => nameKey({ first_name, last_name })

test('one person is one key, however the name was typed', () => {
  for (const last of ["O'Brien", 'O’Brien', 'OBrien', "o'brien ", 'O´BRIEN', 'OʼBrien']) expect(key('Sean', last), last).toBe('sean obrien')
  expect(key('Jos\u00e9', 'N\u00fa\u00f1ez')).toBe(key('JOSE\u0301', 'NU\u0301N\u0303EZ'))
  expect(key('Ana', 'Garcia-Lopez')).toBe(key('ana', 'García  López'))
  expect(key('J.R.', 'Smith Jr.')).toBe(key('JR', 'Smith jr'))
  expect([key('Cher', ''), key('', 'Cher'), key(' cher ', '')]).toEqual(['cher', 'cher', 'cher'])
  expect(key('Jo', 'Reyes')).not.toBe(key('Joe', 'Reyes'))
})

test('PROPERTY: a key is its own key, and capitals and normal forms do not matter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
      expect(plainName(plainName(text))).toBe(plainName(text))
      expect(plainName(text.normalize('NFD'))).toBe(plainName(text.normalize('NFC')))
    }),
    { numRuns: 300 },
  )
  expect([...LETTERS.from]).toHaveLength([...LETTERS.to].length)
})
