import { changeLanguage } from '@ramplight/ui/language/texts'
import { afterEach, expect, test } from 'vitest'
import { writePlace } from './write-place.ts'

afterEach(() => changeLanguage('en'))

test('a place reads as the language of the screen has it', async () => {
  expect([1, 2, 3, 11, 21].map(writePlace)).toEqual(['1st', '2nd', '3rd', '11th', '21st'])
  await changeLanguage('es')
  expect([1, 21].map(writePlace)).toEqual(['1.º', '21.º'])
})
