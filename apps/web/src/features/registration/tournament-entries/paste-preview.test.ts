import { parseAnglerNames } from '@ramplight/domain/registration/angler-names'
import { expect, test } from 'vitest'
import { idsFor, linesOf, previewBoats, toImport, withLine } from './paste-preview.ts'

const idOf = (line: string) => `id of ${line}`
const preview = (text: string, teamSize = 2, more: Partial<Parameters<typeof previewBoats>[1]> = {}) =>
  previewBoats(parseAnglerNames(text), { teamSize, entered: [], choices: {}, idOf, ...more })

test('a pasted list becomes one boat per line, ready to be sent', () => {
  const lines = preview('1. Jo Reyes & Minh Tran\n\nHall, Ray / Dana Moss (903) 555-0142')
  expect(lines.map(({ line, included, problems }) => [line, included, problems.length])).toEqual([
    [1, true, 0],
    [3, true, 0],
  ])
  const _id = expect.stringMatching(/^[0-9a-f]{24}$/)
  expect(toImport(lines, 'Paid')).toEqual([
    {
      _id: 'id of 1. Jo Reyes & Minh Tran',
      status: 'Paid',
      angler1: { _id, first_name: 'Jo', last_name: 'Reyes' },
      angler2: { _id, first_name: 'Minh', last_name: 'Tran' },
    },
    {
      _id: 'id of Hall, Ray / Dana Moss (903) 555-0142',
      status: 'Paid',
      angler1: { _id, first_name: 'Ray', last_name: 'Hall' },
      angler2: { _id, first_name: 'Dana', last_name: 'Moss', phone: '(903) 555-0142' },
    },
  ])
})

test('too many anglers and a name twice stop their line, and only theirs', () => {
  const lines = preview('Jo Reyes & Minh Tran & Ray Hall\nDana Moss\nDana Moss')
  expect(lines.map(({ included }) => included)).toEqual([false, true, false])
  expect(lines[2]!.problems[0]!.text).toBe('Dana Moss is already on line 2.')
  expect(preview('Jo Reyes & Minh Tran', 1)[0]!.problems[0]!.text).toBe('2 anglers on one line. Each boat here has one.')
})

test('who is already entered is left out until a person says it is somebody else', () => {
  const entered = [{ anglers: [{ _id: 'x', first_name: 'jo', last_name: 'REYES' }] }]
  expect(preview('Jo Reyes', 2, { entered })[0]).toMatchObject({ included: false, problems: [{ level: 'look' }] })
  expect(preview('Jo Reyes', 2, { entered, choices: { 'Jo Reyes': true } })[0]!.included).toBe(true)
})

test('a missing last name may be right; a line without a name never is', () => {
  const [one, none] = preview('Cher\n12')
  expect([one!.included, one!.problems[0]!.text]).toEqual([true, 'No last name.'])
  expect(none!.included).toBe(false)
  expect(preview('Cher\n12', 2, { choices: { 12: true } })[1]!.included).toBe(false)
})

test('a line can be rewritten where it stands, and is entered as a new one; the others keep their ids', () => {
  const text = 'Jo Reyes\r\nDana M0ss\r\nRay Hall'
  const before = idsFor(linesOf(text), {})
  const rewritten = withLine(text, 2, 'Dana Moss')
  expect(rewritten).toBe('Jo Reyes\nDana Moss\nRay Hall')
  const after = idsFor(linesOf(rewritten), before)
  expect(after).toEqual({ ...before, 'Dana M0ss': undefined, 'Dana Moss': expect.stringMatching(/^[0-9a-f]{24}$/) })
  expect(Object.values(before)).not.toContain(after['Dana Moss'])
})
