import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = `${import.meta.dirname}/../`
const files = ['apps/web/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((file) => !/\.test\.|\/testing\//.test(file))
const THE_MODULE = 'packages/ui/src/values/stored-text.ts'
/** The same for what is JSON. */
const OVER_IT = 'packages/ui/src/values/stored-state.ts'
const linesOf = (file: string) => readFileSync(root + file, 'utf8').split('\n')

/** Lines that write into the storage of a device by themselves. */
const writesItself = (line: string) => /localStorage(\.setItem\(|\[[^\]]+\] *=[^=])/.test(line)
/** Lines that ask whether something could be kept, and leave the answer unread. */
const ignoresTheAnswer = (line: string) =>
  /^\s*((\} )?else |if \(.*\) )*(void )?writeStored(Text)?\(|\bvoid writeStored(Text)?\(/.test(line)

const found = (isWrong: (line: string) => boolean) =>
  files
    .filter((file) => file !== THE_MODULE && file !== OVER_IT)
    .flatMap((file) => linesOf(file).flatMap((line, at) => (isWrong(line) ? [`${file}:${at + 1}`] : [])))

test('LAW: one module writes into the storage of a device', () => expect(found(writesItself)).toEqual([]))

test('LAW: whoever asks whether something could be kept reads the answer; what may be lost is noted (`noteStored`)', () =>
  expect(found(ignoresTheAnswer)).toEqual([]))

test('what the laws look for', () => {
  const wrong = [
    '  writeStored(KEY, lock)',
    '  if (place) writeStored(place, session)',
    '  else writeStoredText(key, text)',
    'const keep = () => void writeStored(KEY, 1)',
  ]
  expect(wrong.map(ignoresTheAnswer)).toEqual([true, true, true, true])
  expect(
    [
      '  if (writeStored(place, kept)) set(1)',
      '  unkept = writeStored(KEY, lock) ? null : lock',
      '  write: (bags) => writeStored(KEY, bags),',
    ].map(ignoresTheAnswer),
  ).toEqual([false, false, false])
  expect(["localStorage.setItem('a', 'b')", "localStorage[key] = 'b'", 'localStorage.getItem(key)'].map(writesItself)).toEqual([
    true,
    true,
    false,
  ])
})
