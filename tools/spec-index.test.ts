import { expect, test } from 'vitest'
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
