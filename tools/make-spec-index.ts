/**
 * Writes docs/spec/rules.md: every rule that code cites, what it says, where it is done and which tests show it; and
 * docs/spec/named-rules.md: every rule that the specification calls by a name, and how it is met. `--check` fails when a page is not
 * current, when a rule is cited that none tells, when one is told that no code cites, and when one names what is not there or does
 * not say how it is met.
 *   node tools/make-spec-index.ts [--check]
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type NamedRules, namedPage, namedProblems } from './named-rules.ts'
import { sourceFiles } from './source-files.ts'
import { type RuleGroup, specPage, specProblems } from './spec-index.ts'
import { writeOrCheck } from './write-or-check.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') })
const below = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending))
    .map((path) => `${folder}/${path}`)

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'apps/sync-test/README.md',
  ...below('docs', '.md').filter((path) => !path.startsWith('docs/spec/')),
]
const sources = [...sourceFiles(root), ...below('packages/domain/src/fixtures', '.json'), ...pages].sort().map(read)
const groups = JSON.parse(read('docs/spec/rules.json').text) as RuleGroup[]

const named = JSON.parse(read('docs/spec/named-rules.json').text) as NamedRules
const decisions = readdirSync(join(root, 'docs/decisions'))
const ids = groups.flatMap(({ rules }) => Object.keys(rules))

const problems = [
  ...specProblems(sources, {
    groups,
    elsewhere: [...read('docs/algorithms/sync.md').text.matchAll(/^\| (I\d+) \|/gm)].map(([, id]) => id!),
    decisions: decisions.map((name) => name.slice(0, 4)),
  }),
  ...namedProblems(named, { isThere: (path) => existsSync(join(root, path)), ids, decisions }),
]
writeOrCheck(join(root, 'docs/spec/rules.md'), specPage(sources, groups), 'npm run spec')
writeOrCheck(join(root, 'docs/spec/named-rules.md'), namedPage(named, decisions), 'npm run spec')
if (problems.length) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
