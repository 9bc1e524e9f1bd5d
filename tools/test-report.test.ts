import { expect, test } from 'vitest'
import type { SerializedError, TestModule } from 'vitest/node'
import { reportOf } from './test-report.ts'

const aModule = (file: string, tests: { name: string; state: string; message?: string }[], error?: string, group?: string) => {
  const module = { moduleId: `/repo/${file}`, errors: () => (error ? [{ message: error }] : []), diagnostic: () => ({ duration: 2400 }) }
  const all = tests.map(({ name, state, message }) => ({ fullName: name, module, result: () => ({ state, errors: [{ message }] }) }))
  const groups = group ? [{ fullName: 'a day', module, errors: () => [{ message: group }] }] : []
  return { ...module, children: { allTests: () => all, allSuites: () => groups } } as unknown as TestModule
}

test('a property that failed says how to run it again', () => {
  const message =
    'Property failed after 52 tests\n{ seed: -4, path: "1:0", endOnFailure: true }\nCounterexample: [{"phone":")"}]\nShrunk 9 time(s)'
  expect(reportOf([aModule('a.test.ts', [{ name: 'law', state: 'failed', message }])], [], '/repo').failures).toEqual([
    'a.test.ts › law: Property failed after 52 tests { seed: -4, path: "1:0", endOnFailure: true } Counterexample: [{"phone":")"}]',
  ])
})

test('the end of a run names what failed, what could not be run, and what broke outside of every test', () => {
  const modules = [
    aModule('a.test.ts', [
      { name: 'good', state: 'passed' },
      { name: 'bad', state: 'failed', message: 'expected 1 to be 2\nmore' },
    ]),
    aModule('b.test.ts', [], 'no such module'),
    aModule('c.test.ts', [], undefined, 'the server ended with 1'),
  ]
  const late = { message: 'late', stack: 'Error: late\n    at a.ts:1' } as SerializedError
  const report = reportOf(modules, [late], '/repo')
  expect([report.passed, report.failures]).toEqual([
    1,
    [
      'a.test.ts › bad: expected 1 to be 2',
      'b.test.ts could not be run: no such module',
      'c.test.ts › a day could not be run: the server ended with 1',
      'in no test: Error: late |     at a.ts:1',
    ],
  ])
  expect(report.slowest[0]).toEqual({ file: 'a.test.ts', seconds: 2 })
})
