import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const ROOT = join(import.meta.dirname, '..')

/** Files that leave a message without saying its language, and why that is right. */
const WITHOUT: Readonly<Record<string, string>> = {
  'features/messaging/messages/compose.routes.ts': 'as somebody typed it',
  'features/system/dev-notifier/tell-admins.ts': 'to admins, whose pages are in English',
}

const leaves = (source: string): boolean => /\bleaveMessages?\(/.test(source)
const saysLanguage = (source: string): boolean => /\blanguage\b/.test(source)

test('LAW: who leaves a message says in which language it is, or is named here with the reason', () => {
  const server = 'apps/server/src/'
  const silent = sourceFiles(ROOT)
    .filter((file) => file.startsWith(server) && !/\.test\.|\/testing\/|leave-message\.ts$/.test(file))
    .map((file) => ({ file: file.slice(server.length), source: readFileSync(join(ROOT, file), 'utf8') }))
    .filter(({ source }) => leaves(source) && !saysLanguage(source))
  expect(silent.map(({ file }) => file)).toEqual(Object.keys(WITHOUT).sort())
})

test('control: a letter in English alone is seen', () => {
  const letter = "await leaveMessage(tx, { kind: 'mail', to, subject: 'Passkey added', text }, left)"
  expect([leaves(letter), saysLanguage(letter), saysLanguage(letter.replace('text }', 'text, language }'))]).toEqual([true, false, true])
})
