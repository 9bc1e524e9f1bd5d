import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { check } from './check-boundaries.ts'

const houses: string[] = []
afterEach(() => {
  for (const house of houses.splice(0)) rmSync(house, { recursive: true })
})

/** A small house with just these files in it. */
function aHouse(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'house-'))
  houses.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test('a house in order has no violations', () => {
  const root = aHouse({
    'packages/domain/src/kernel/ids.ts': 'export const x = 1',
    'packages/contract/src/a.ts': "import { z } from 'zod'\nimport { x } from '@ramplight/domain/kernel/ids'\n",
    'apps/server/src/features/results/results/a.ts': "import { e } from '../../registration/entries/index.ts'\n",
    'apps/server/src/features/registration/entries/index.ts': 'export const e = 1',
  })
  expect(check(root)).toEqual([])
})

const PLANTED: [string, Record<string, string>, string][] = [
  ['domain reads a file', { 'packages/domain/src/a.ts': "import { readFileSync } from 'node:fs'\n" }, 'nothing from outside'],
  [
    'domain imports contract',
    { 'packages/domain/src/a.ts': "import { c } from '@ramplight/contract/c'\n", 'packages/contract/src/c.ts': '' },
    'only packages below',
  ],
  [
    'the look asks the domain about a weight',
    { 'packages/ui/src/a.tsx': "import { c } from '@ramplight/domain/kernel/c'\n", 'packages/domain/src/kernel/c.ts': '' },
    'the look takes of the domain only what the product is called, and how a spreadsheet is written',
  ],
  [
    'the look imports the contract over several lines',
    { 'packages/ui/src/a.tsx': "import {\n  c,\n} from '@ramplight/contract/c'\n", 'packages/contract/src/c.ts': '' },
    'only packages below',
  ],
  [
    'a feature opens another by its window',
    {
      'apps/server/src/features/results/results/a.ts': "import { q } from '../../registration/entries/entries.queries.ts'\n",
      'apps/server/src/features/registration/entries/entries.queries.ts': '',
    },
    'only through its index.ts',
  ],
  [
    'a feature reads the table of another',
    {
      'apps/server/src/features/results/results/a.ts': "import { t } from '../../registration/entries/entries.table.ts'\n",
      'apps/server/src/features/registration/entries/entries.table.ts': '',
    },
    'never reads another',
  ],
  [
    'one portal imports another, on demand',
    { 'apps/web/src/portals/angler/a.tsx': "const p = import('../director/b.tsx')\n", 'apps/web/src/portals/director/b.tsx': '' },
    'portals never import each other',
  ],
  [
    'the platform of the web knows a feature',
    { 'apps/web/src/platform/a.ts': "import { f } from '#features/x/y/index.ts'\n", 'apps/web/src/features/x/y/index.ts': '' },
    'web imports go down',
  ],
  ['the board gets heavy', { 'apps/web/src/portals/live-leaderboard/a.tsx': "import { Button } from '@mantine/core'\n" }, 'board is light'],
  ['a file grows over the ceiling', { 'packages/domain/src/a.ts': '\n'.repeat(401) }, 'the ceiling is 400'],
  [
    'weights know the results that are made of them',
    {
      'apps/web/src/features/weigh-in/weigh-ins/a.ts': "import { r } from '#features/results/words/index.ts'\n",
      'apps/web/src/features/results/words/index.ts': '',
    },
    'only areas below them',
  ],
  [
    'an area that nobody has given a place',
    {
      'apps/web/src/features/raffles/a.ts': "import { t } from '../tours/tours/index.ts'\n",
      'apps/web/src/features/tours/tours/index.ts': '',
    },
    'only areas below them',
  ],
  [
    'a page opens an area of the web by its window',
    {
      'apps/web/src/portals/angler/today.page.tsx': "import { t } from '#features/tours/tours/tours.queries.ts'\n",
      'apps/web/src/features/tours/tours/tours.queries.ts': '',
    },
    'only through an index.ts',
  ],
  [
    'a page loads what registers itself for the device',
    {
      'apps/web/src/features/tours/tours/index.ts': "export { t } from './tours.local.ts'\n",
      'apps/web/src/features/tours/tours/tours.local.ts': '',
    },
    'nothing that registers itself',
  ],
  [
    'a portal knows the shell that loads it',
    {
      'apps/web/src/portals/angler/routes.tsx': "import { g } from '#shell/guard.ts'\n",
      'apps/web/src/shell/guard.ts': '',
    },
    'web imports go down',
  ],
  [
    'a screen asks the contract for a label, which is English',
    {
      'apps/web/src/features/tours/tours/tour-form.tsx': "import { labelOf } from '@ramplight/contract/labels'\n",
      'packages/contract/src/labels.ts': '',
    },
    'the labels of the contract are English',
  ],
  [
    'two files need each other, one of them only for a type',
    {
      'packages/domain/src/a.ts': "import { b } from './b.ts'\n",
      'packages/domain/src/b.ts': "import { c } from './c.ts'\n",
      'packages/domain/src/c.ts': "import type { A } from './a.ts'\n",
    },
    'a circle of imports: packages/domain/src/a.ts, packages/domain/src/b.ts, packages/domain/src/c.ts',
  ],
  [
    'the platform of the server asks a table of a feature by name',
    {
      'apps/server/src/platform/a.ts': "const ask = 'select id from season_teams'\n",
      'apps/server/src/features/tours/season-teams/season-teams.table.ts': '',
    },
    'names season-teams: the platform of the server knows no feature',
  ],
  [
    'the platform of the server does something for one family alone',
    {
      'apps/server/src/platform/a.ts': "const isTour = (family: string) => family === 'tours'\n",
      'apps/server/src/features/tours/tours/tours.table.ts': '',
    },
    'names tours: the platform of the server knows no feature',
  ],
]

test.each(PLANTED)('a planted violation is found: %s', (_name, files, law) => {
  const problems = check(aHouse(files))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(law)
})
