import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forgetLanguage } from '@ramplight/ui/language/language'
import { changeLanguage } from '@ramplight/ui/language/texts'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { findingWords } from './finding-words.ts'

afterEach(() => {
  localStorage.clear()
  forgetLanguage()
})

const saidOf = (schema: z.ZodType, value: unknown) => findingWords(schema.safeParse(value).error?.issues[0]?.message ?? 'nothing')

test('a field that is not right says so in Spanish, whether the contract or zod found it', async () => {
  expect(saidOf(z.string().max(160), 'x'.repeat(161))).toBe('Too big: expected string to have <=160 characters')
  await changeLanguage('es')
  expect(findingWords('must be more than 30, which the row above has')).toBe('debe ser más de 30, que está en la fila de arriba')
  expect(findingWords('must be at most 100 places')).toBe('máximo 100 lugares')
  expect(saidOf(z.string().max(160), 'x'.repeat(161))).toBe('máximo 160 caracteres')
  expect(saidOf(z.number().min(5), 4)).toBe('mínimo 5')
  expect(saidOf(z.number(), undefined)).toBe('debe ser un número')
  expect(saidOf(z.string(), undefined)).toBe('es obligatorio')
  expect(saidOf(z.email(), 'jo')).toBe('escribe un correo, como jo@example.com')
  expect(findingWords('swims against the rules')).toBe('swims against the rules')
})

/** What no screen of a person sends: addresses of our own, ids, calls of programs. */
const OF_PROGRAMS =
  /24 hex digits|base64|id such as|family such as|page of a director|tournament search|letters, digits, - and _|folder such as|out-[01]|name at least one|several in ids|sorts by|a zip, or|fields, at most/

test('LAW: what the contract says of a field has its Spanish', async () => {
  await changeLanguage('es')
  const contract = join(import.meta.dirname, '../../../../../packages/contract/src')
  const sources = globSync('**/*.ts', { cwd: contract }).filter((file) => !/test|openapi|\.labels\.ts/.test(file))
  const messages = sources.flatMap((file) =>
    [
      ...readFileSync(join(contract, file), 'utf8').matchAll(
        /(?:,|error:|message:|=|\()\s*(['`])((?:must|is|has|needs|name|names|use|does|cannot|only|money|sorts|ends) [^'`]*)\1/g,
      ),
    ].map(([, , text = '']) => text.replace(/\$\{words\}/, 'dollars with at most 2 decimals').replace(/\$\{[^}]*\}/g, '7')),
  )
  expect(messages.length).toBeGreaterThan(50)
  const english = messages.filter((message) => !OF_PROGRAMS.test(message) && findingWords(message) === message)
  expect(english).toEqual([])
})
