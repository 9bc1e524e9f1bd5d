import { expect, test } from 'vitest'
import { isRule } from './files.ts'
import { type Equivalent, judge } from './judge.ts'
import { type Mutant, mutantsOf, type Report } from './mutants.ts'
import { verdictText } from './print.ts'

const FILE = 'packages/domain/src/scoring/late.ts'
const SOURCE = 'export const late = (minutes: number) => {\n  return minutes >= 15\n}\n'

const change = (status: string, replacement: string, startColumn = 10, endColumn = 23, endLine = 2) => ({
  mutatorName: 'EqualityOperator',
  status,
  replacement,
  location: { start: { line: 2, column: startColumn }, end: { line: endLine, column: endColumn } },
})
const reportOf = (...mutants: ReturnType<typeof change>[]): Report => ({ files: { [FILE]: { source: SOURCE, mutants } } })
const kills = (count: number) => Array.from({ length: count }, (_, index) => change('Killed', `minutes < ${index}`))

const planted = change('Survived', 'minutes > 15')
const reasoned: Equivalent = {
  file: FILE,
  where: 'return minutes >= 15',
  original: 'minutes >= 15',
  replacement: 'minutes > 15',
  reason: 'nobody is late',
}
const judged = (mutants: Mutant[], equivalents: Equivalent[] = []) => judge(mutants, equivalents, [FILE])

test('a planted survivor is named with its line, its text and what it became, and fails the run', () => {
  const verdict = judged(mutantsOf(reportOf(...kills(19), planted)))
  expect(verdict).toMatchObject({ rawScore: 0.95, score: 0.95, passed: false })
  expect(verdictText(verdict)).toContain(`${FILE}:2  minutes >= 15 → minutes > 15\n   in: return minutes >= 15`)
})

test('a survivor with a reason is printed with it and not counted against the score', () => {
  const verdict = judged(mutantsOf(reportOf(...kills(19), planted)), [reasoned])
  expect(verdict).toMatchObject({ survivors: [], stale: [], rawScore: 0.95, score: 1, passed: true })
  expect(verdictText(verdict)).toContain('survives, because nobody is late')
})

test('the reasons do not lift the floor', () => {
  expect(judged(mutantsOf(reportOf(...kills(9), planted)), [reasoned]).passed).toBe(true)
  expect(judged(mutantsOf(reportOf(...kills(8), planted)), [reasoned]).passed).toBe(false)
})

test('a reason for a change that dies is stale; one for a file that was not part of the run is not', () => {
  const mutants = mutantsOf(reportOf(change('Killed', 'minutes > 15')))
  const verdict = judged(mutants, [reasoned, { ...reasoned, file: 'packages/domain/src/other.ts' }])
  expect(verdict.stale).toEqual([reasoned])
  expect(verdictText(verdict)).toContain('but it does not survive')
})

test.each([
  ['original', 'minutes > 16'],
  ['where', 'if (minutes >= 15) {'],
  ['replacement', 'false'],
])('a reason belongs to one change only: another %s is another change', (key, value) => {
  expect(judged(mutantsOf(reportOf(planted)), [{ ...reasoned, [key]: value }]).survivors).toHaveLength(1)
})

test('what ran too long or broke the run is noticed, what no test reaches is not, what was ignored is no change', () => {
  const statuses = ['Timeout', 'RuntimeError', 'Killed', 'NoCoverage', 'Ignored', 'CompileError']
  const verdict = judged(mutantsOf(reportOf(...statuses.map((status) => change(status, status)))))
  expect(verdict.files).toEqual([{ file: FILE, killed: 2, survived: 0, timeout: 1, noCoverage: 1 }])
  expect(verdict.rawScore).toBe(0.75)
  expect(verdictText(verdict)).toContain('(no test comes here)')
})

test('the original text may reach over lines', () => {
  expect(mutantsOf(reportOf(change('Killed', '', 3, 2, 3)))[0]?.original).toBe('return minutes >= 15\n}')
})

test('only rules are changed', () => {
  expect([FILE, 'packages/domain/src/a.test.ts', 'packages/domain/src/testing/b.ts', 'packages/ui/src/c.ts'].filter(isRule)).toEqual([FILE])
})
