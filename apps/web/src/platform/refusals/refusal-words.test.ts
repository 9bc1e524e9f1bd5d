import { errorMessages } from '@ramplight/domain/kernel/errors'
import { forgetLanguage } from '@ramplight/ui/language/language'
import { changeLanguage } from '@ramplight/ui/language/texts'
import { afterEach, expect, test } from 'vitest'
import { CallError, messageOfError } from '../call-error.ts'
import { refusalWords } from './refusal-words.ts'

const tooMany = {
  code: 'login.too-many',
  message: 'Too many attempts. Try again in 15 minutes, or reset your password.',
  values: { minutes: 15 },
}

afterEach(() => {
  localStorage.clear()
  forgetLanguage()
})

test('in English a refusal is what the server says', () => {
  expect(messageOfError(CallError.of(429, tooMany))).toBe(tooMany.message)
  expect(messageOfError(CallError.offline())).toBe('Internet is required.')
})

test('in Spanish it is made from the code and its values', async () => {
  await changeLanguage('es')
  expect(messageOfError(CallError.of(429, tooMany))).toBe('Demasiados intentos. Inténtalo en 15 min o cambia tu contraseña.')
  expect(messageOfError(CallError.offline())).toBe('Se necesita internet.')
  const { error } = { error: errorMessages['code.wrong'] }
  expect(messageOfError(CallError.ofAnswer({ error, code: 'code.wrong' }))).toBe('El correo o el código no es correcto.')
})

test('what cannot be said whole stays as the server wrote it', async () => {
  await changeLanguage('es')
  expect(refusalWords({ ...tooMany, values: undefined })).toBe(tooMany.message)
  expect(refusalWords({ code: 'who.knows', message: 'Something new.' })).toBe('Something new.')
})
