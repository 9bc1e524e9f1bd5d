import { errorMessages } from '@ramplight/domain/kernel/errors'
import { forgetLanguage } from '@ramplight/ui/language/language'
import { changeLanguage } from '@ramplight/ui/language/texts'
import { afterEach, expect, test } from 'vitest'
import { refusalWords } from './refusal-words.ts'

const SAID = [
  errorMessages['login.failed'],
  'Too many attempts. Try again in 15 minutes, or reset your password.',
  errorMessages['login.inactive'],
  errorMessages['login.unproved'],
  errorMessages['code.wrong'],
  'Something new.',
]

afterEach(() => {
  localStorage.clear()
  forgetLanguage()
})

test('in English a refusal is what the server says', () => {
  expect(SAID.map(refusalWords)).toEqual(SAID)
})

test('in Spanish it is Spanish, and what is not known stays readable', async () => {
  await changeLanguage('es')
  const words = SAID.map(refusalWords)
  expect(words[1]).toBe('Demasiados intentos. Inténtalo en 15 minutos o cambia tu contraseña.')
  expect(words.filter((text) => SAID.includes(text))).toEqual(['Something new.'])
})
