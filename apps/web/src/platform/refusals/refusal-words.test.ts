import { type DomainError, errorMessages, refused } from '@ramplight/domain/kernel/errors'
import { phrase } from '@ramplight/domain/kernel/refusal-phrases'
import { refusedMove } from '@ramplight/domain/tournament/check-change'
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

test('statuses, dates, and what is counted are Spanish inside the sentence, too', async () => {
  const said = (error: DomainError) => refusalWords({ ...error, message: error.message })
  const open = refused('results.flags-open', {
    count: 2,
    flags: [phrase('flag.weighed-twice', { boat: 12, day: 1 }), phrase('flag.same-boat', { boat: 12, other: 'Hall', day: 1 })],
  })
  expect(said(open)).toContain('(2): boat 12 weighed twice on day 1 and boat 12 and boat Hall may be the same boat.')
  await changeLanguage('es')
  expect(said(open)).toBe(
    'Preguntas abiertas del pesaje (2): la lancha 12 pesó dos veces el día 1 y la lancha 12 y la lancha Hall pueden ser la misma. Respóndelas antes de que los resultados sean oficiales.',
  )
  expect(said(refused('record.in-use', { name: 'Lake Fork Trail', users: [phrase('users.seasons'), phrase('users.teams')] }))).toBe(
    'No se puede borrar Lake Fork Trail mientras lo usen: temporadas y equipos.',
  )
  expect(said(refusedMove('In Progress', 'Draft'))).toBe('Un torneo no puede pasar de En curso a Borrador.')
  expect(said(refused('registration.not-yet', { date: { date: '2027-06-10' } }))).toContain('abre el 10 jun 2027')
  expect(said(refused('entry.crew-too-large', { size: phrase('crew.one'), count: 2 }))).toContain('lleva un pescador, y aquí hay 2')
})

test('a phrase that only a newer server knows stays as it came', async () => {
  await changeLanguage('es')
  const users = [{ phrase: 'users.ramps' }]
  expect(refusalWords({ code: 'record.in-use', message: '', values: { name: 'Fork', users } })).toContain('lo usen: users.ramps')
})
