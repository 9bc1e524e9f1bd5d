/**
 * What `npm test` keeps of a run of vitest, as JSON: how many passed, what failed in words, the slowest files. An error that
 * belongs to no test, such as a connection that breaks after its test has ended, is a failure with its own line.
 */
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

export type TestReport = { passed: number; failures: string[]; slowest: { file: string; seconds: number }[] }

const SLOWEST = 10

const MOST_OF_A_CASE = 600
const firstLine = (text: string | undefined) => text?.split('\n')[0] ?? 'no message'

/** What failed, in a line. A property says with which seed and for which case: without it nobody can run it again. */
function failureOf(message: string | undefined): string {
  const [first, ...more] = message?.split('\n') ?? ['no message']
  const again = more.filter((line) => /^\{ seed:|^Counterexample:/.test(line)).map((line) => line.slice(0, MOST_OF_A_CASE))
  return [first, ...again].join(' ')
}

export function reportOf(modules: readonly TestModule[], errors: readonly SerializedError[], root = process.cwd()): TestReport {
  const nameOf = ({ moduleId }: TestModule) => relative(root, moduleId)
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const failed = tests.filter((test) => test.result().state === 'failed')
  const broken = modules.filter((module) => module.errors().length > 0)
  // What is made ready before a group of tests: when it fails, they are left out, and none of them failed.
  const unready = modules.flatMap((module) => [...module.children.allSuites()].filter((group) => group.errors().length > 0))
  return {
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failures: [
      ...failed.map((test) => `${nameOf(test.module)} › ${test.fullName}: ${failureOf(test.result().errors?.[0]?.message)}`),
      ...broken.map((module) => `${nameOf(module)} could not be run: ${firstLine(module.errors()[0]?.message)}`),
      ...unready.map((group) => `${nameOf(group.module)} › ${group.fullName} could not be run: ${firstLine(group.errors()[0]?.message)}`),
      ...errors.map(({ message, stack }) => `in no test: ${stack?.split('\n').slice(0, 6).join(' | ') ?? message}`),
    ],
    slowest: modules
      .map((module) => ({ file: nameOf(module), seconds: Math.round(module.diagnostic().duration / 1000) }))
      .toSorted((a, b) => b.seconds - a.seconds)
      .slice(0, SLOWEST),
  }
}

/** The reporter; the file it writes is named by `TEST_REPORT`. */
// biome-ignore lint/style/noDefaultExport: vitest takes a reporter by its default export
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const { TEST_REPORT } = process.env
    if (TEST_REPORT) writeFileSync(TEST_REPORT, JSON.stringify(reportOf(modules, errors)))
  }
}
