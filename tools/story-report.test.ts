import { expect, test } from 'vitest'
import { storyReport } from './story-report.ts'

const spec = (title: string, ok: boolean, ...durations: number[]) => ({
  file: 'a.spec.ts',
  title,
  ok,
  tests: [{ results: durations.map((duration) => ({ duration })) }],
})

test('a report of stories names what failed and what took longest, wherever in a file it stands', () => {
  const suites = [{ specs: [spec('one', true, 2000)], suites: [{ specs: [spec('two', false, 40_000, 5000)] }] }]
  expect(storyReport({ stats: { expected: 1, unexpected: 1, flaky: 0 }, suites })).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a.spec.ts › two'],
    slowest: [
      { file: 'a.spec.ts › two', seconds: 45 },
      { file: 'a.spec.ts › one', seconds: 2 },
    ],
  })
})

test('of many stories the ten slowest are named', () => {
  const suites = [{ specs: Array.from({ length: 30 }, (_, n) => spec(`story ${n}`, true, n * 1000)) }]
  const { slowest } = storyReport({ stats: { expected: 30, unexpected: 0, flaky: 0 }, suites })
  expect(slowest.map(({ seconds }) => seconds)).toEqual([29, 28, 27, 26, 25, 24, 23, 22, 21, 20])
})
