/**
 * Writes docs/spec/rules.md: every rule that code cites, what it says, where it is done and which tests show it. `--check` fails when
 * it is not current, when a rule is cited that it does not tell, and when one is told that no code cites.
 *   node tools/make-spec-index.ts [--check]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

const problems = specProblems(sources, {
  groups,
  elsewhere: [...read('docs/algorithms/sync.md').text.matchAll(/^\| (I\d+) \|/gm)].map(([, id]) => id!),
  decisions: below('docs/decisions', '.md').map((path) => path.slice('docs/decisions/'.length, 'docs/decisions/'.length + 4)),
})
writeOrCheck(join(root, 'docs/spec/rules.md'), specPage(sources, groups), 'npm run spec')
if (problems.length) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
