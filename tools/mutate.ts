/**
 * Mutation testing of the domain: does a test fail when a rule is changed?
 *   npm run mutate [-- <part of a path …>] [--since <git ref>]
 * StrykerJS changes the sources, runs the tests that reach the change and reports; what a survivor means is judged here.
 * It fails when the score is below the floor, and when a survivor has no reason in `mutate/equivalent.json`.
 * Measured: 4,646 changes, 25 minutes on two cores with other work on them; each costs about half a second of processor time,
 * a survivor several seconds, and tests that run rules while they are collected cost every change a third more.
 * Stryker knows no changes of number literals and of Math.floor, ceil and round: boundaries and rounding need cases of their own.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { changedSince, domainSources } from './mutate/files.ts'
import { type Equivalent, judge } from './mutate/judge.ts'
import { mutantsOf } from './mutate/mutants.ts'
import { verdictText } from './mutate/print.ts'
import { runStryker } from './mutate/stryker.ts'

const root = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({ allowPositionals: true, options: { since: { type: 'string' } } })

const changed = values.since === undefined ? undefined : new Set(changedSince(root, values.since))
const files = domainSources(root)
  .filter((file) => !changed || changed.has(file))
  .filter((file) => positionals.length === 0 || positionals.some((part) => file.includes(part)))

if (files.length === 0) console.log('mutate: no source to change')
else {
  const equivalents = JSON.parse(readFileSync(join(root, 'tools/mutate/equivalent.json'), 'utf8')) as Equivalent[]
  const verdict = judge(mutantsOf(runStryker(root, files)), equivalents, files)
  console.log(verdictText(verdict))
  process.exitCode = verdict.passed ? 0 : 1
}
