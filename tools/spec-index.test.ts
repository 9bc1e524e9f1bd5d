import { expect, test } from 'vitest'
import named from '../docs/spec/named-rules.json' with { type: 'json' }
import { countWays, type NamedRules, namedPage, namedProblems } from './named-rules.ts'
import { citations, codeOf, type RuleGroup, specPage, specProblems, testsOf } from './spec-index.ts'

const RULES = {
  W6: 'A judge may take any weight.',
  '3 §9': { says: 'The figures.', tests: ['live.test.ts'] },
  W7: { says: 'A bonus.', tests: ['live.test.ts'] },
}
const GROUPS: RuleGroup[] = [{ title: 'Weigh-in (W)', about: 'Examples', rules: RULES }]
const HOUSE = [
  { path: 'apps/judge.ts', text: '/** W6: as entered. */\nconst W9 = "A99" // `T7` is a sample' },
  { path: 'apps/judge.test.ts', text: '// W6\n' },
  { path: 'apps/all.ts', text: '/** All of it (W6–W7, 3 §9), decision 0001. */' },
  { path: 'live.test.ts', text: '' },
]
const found = (more: Partial<(typeof HOUSE)[number]>[], groups = GROUPS) =>
  specProblems([...HOUSE, ...(more as typeof HOUSE)], { groups, elsewhere: ['I3'], decisions: ['0001'] })

test('a house whose references are all told has no problems; code and samples are no references', () => {
  expect(found([])).toEqual([])
})

test('control: what nobody can look up is found, wherever a person reads it', () => {
  expect(
    found([
      { path: 'apps/a.tsx', text: 'const a = 1 // as A61 says' },
      { path: 'docs/b.md', text: 'Rules (W6 to W8)\n```\nM5\n```\n' },
      { path: 'apps/sync-test/c.ts', text: '/* P3 is ours, I3 is told, I13 is not */' },
      { path: 'packages/domain/d.ts', text: "const step = { rule: 'M14' }" },
      { path: 'packages/e.json', text: '[{"rule": "P9"}]' },
      { path: 'apps/f.ts', text: '// §4, ux.md 2.10, list in the design, decision 0002' },
    ]),
  ).toEqual([
    'apps/a.tsx cites A61, which docs/spec does not tell',
    'docs/b.md cites W8, which docs/spec does not tell',
    'apps/sync-test/c.ts cites I13, which docs/spec does not tell',
    'packages/domain/d.ts cites M14, which docs/spec does not tell',
    'packages/e.json cites P9, which docs/spec does not tell',
    'apps/f.ts cites “§4”, which nobody can look up here',
    'apps/f.ts cites “ux.md 2.10”, which nobody can look up here',
    'apps/f.ts cites “in the design”, which nobody can look up here',
    'apps/f.ts cites decision 0002, which is no page of docs/decisions',
  ])
})

test('control: a rule that only a test or a page cites has no code, and a test that is gone is missed', () => {
  const rules = { ...RULES, W8: { says: 'The sum.', tests: ['sum.test.ts'] } }
  const cites = [
    { path: 'apps/sum.test.ts', text: '// W8' },
    { path: 'docs/sum.md', text: 'W8' },
  ]
  expect(found(cites, [{ ...GROUPS[0]!, rules }])).toEqual([
    'no code cites W8: take it out of docs/spec, or say where it is done',
    'W8 names the test sum.test.ts, which is not there',
  ])
})

test('control: a rule without a test is found, also where its line lists none', () => {
  const rules = (w10: RuleGroup['rules'][string]) => [{ ...GROUPS[0]!, rules: { ...RULES, W10: w10 } }]
  const code = [{ path: 'apps/big.ts', text: '// W10' }]
  const untested = ['no test shows W10: name it in one, or list the tests in its line']
  expect(found(code, rules('The big fish.'))).toEqual(untested)
  expect(found(code, rules({ says: 'The big fish.', tests: [] }))).toEqual(untested)
})

test('a row shows who names the rule before who only spans it, and the tests that its line names', () => {
  const cited = citations(HOUSE)
  const paths = new Set(HOUSE.map(({ path }) => path))
  expect([codeOf('W6', cited), codeOf('W7', cited)]).toEqual([['apps/judge.ts'], ['apps/all.ts']])
  expect(testsOf('W6', RULES.W6, cited, paths)).toEqual(['apps/judge.test.ts'])
  expect(specPage(HOUSE, GROUPS)).toContain('| W7 | A bonus. | [apps/all.ts](../../apps/all.ts) | [live.test.ts](../../live.test.ts) |')
})

const AREAS: NamedRules = {
  login: {
    'login.button': { says: 'Login waits.', tests: ['apps/login.test.ts'] },
    'login.remember': { says: 'A cookie.', code: ['apps/cookie.ts'] },
  },
  session: { 'session.401': { says: 'An end.', tests: ['apps/login.test.ts'], otherwise: { see: '0026', because: 'a 403 is no end' } } },
}
const PAGES = ['0026-what-a-403-says.md']
const problemsOf = (more: NamedRules) =>
  namedProblems({ ...AREAS, ...more }, { isThere: (path) => path.startsWith('apps/'), ids: ['A13'], decisions: PAGES })

test('rules by name: shown by tests, done in a file, decided otherwise', () => {
  expect(problemsOf({})).toEqual([])
  expect(problemsOf({ scale: { 'scale.read': { says: 'A line.', otherwise: { see: 'A13', because: 'as told there' } } } })).toEqual([])
  expect(problemsOf({ scale: { 'scale.read': { says: 'A line.', open: 'No scale yet.' } } })).toEqual([])
  const page = namedPage(AREAS, PAGES)
  expect(page).toContain('3 rules: 1 shown by tests, 1 done where a test would show nothing, 1 decided otherwise, 0 open.')
  expect(page).toContain('| `login.button` | Login waits. | [apps/login.test.ts](../../apps/login.test.ts) |')
  expect(page).toContain('Otherwise: a 403 is no end ([decision 0026](../decisions/0026-what-a-403-says.md))<br>[apps/login.test.ts]')
})

test.each<[string, NamedRules, string]>([
  ['a file that is gone', { s: { a: { says: 'A.', tests: ['gone.test.ts'] } } }, 'a names gone.test.ts, which is not there'],
  ['code that is gone', { s: { a: { says: 'A.', code: ['gone.ts'] } } }, 'a names gone.ts, which is not there'],
  [
    'no such decision',
    { s: { a: { says: 'A.', otherwise: { see: '0027', because: 'no' } } } },
    'a names 0027, which is no decision and no rule',
  ],
  ['nothing said of it', { s: { a: { says: 'A.', tests: [] } } }, 'a does not say how it is met'],
  ['one name for two', { s: { 'login.button': { says: 'A.', code: ['apps/a.ts'] } } }, 'login.button is told twice'],
])('control, rules by name: %s', (_, more, problem) => {
  expect(problemsOf(more)).toEqual([problem])
})

test('LAW: all 254 rules that the specification calls by a name are told', () => {
  expect(Object.values(countWays(named as NamedRules)).reduce((sum, count) => sum + count)).toBe(254)
})
