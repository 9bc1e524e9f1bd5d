import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LETTERS, nameKey, plainName } from './name-key.ts'

const key = (first_name: string, last_name: string) => nameKey({ first_name, last_name })

test('one person is one key, however the name was typed', () => {
  for (const last of ["O'Brien", 'O’Brien', 'OBrien', "o'brien ", 'O´BRIEN', 'OʼBrien']) expect(key('Sean', last), last).toBe('sean obrien')
  expect(key('Jos\u00e9', 'Nu\u0303ez')).toBe(key('JOSE\u0301', 'N\u00faN\u0303ez'.replace('\u00fa', 'u')))
  expect(key('Ana', 'Garcia-Lopez')).toBe(key('ana', 'García  López'))
  expect(key('J.R.', 'Smith Jr.')).toBe(key('JR', 'Smith jr'))
  expect([key('Cher', ''), key('', 'Cher'), key(' cher ', '')]).toEqual(['cher', 'cher', 'cher'])
  expect(key('Jo', 'Reyes')).not.toBe(key('Joe', 'Reyes'))
})

test('PROPERTY: a key is its own key, and capitals and normal forms do not matter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
      expect(plainName(plainName(text))).toBe(plainName(text))
      expect(plainName(text.normalize('NFD'))).toBe(plainName(text.normalize('NFC')))
    }),
    { numRuns: 2000 },
  )
  expect([...LETTERS.from]).toHaveLength([...LETTERS.to].length)
})
