import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '@ramplight/contract/api'
import { expect, test } from 'vitest'
import { screensOf } from './screens.ts'
import { sourceFiles } from './source-files.ts'

const root = join(import.meta.dirname, '..')
const files = sourceFiles(root)
const screens = screensOf(files, (file) => readFileSync(join(root, file), 'utf8'))

test('LAW: every file of a page has an address, and no address is there twice', () => {
  const pages = files.filter((file) => /^apps\/web\/src\/portals\/.*\.page\.tsx$/.test(file))
  expect([...new Set(screens.map(({ file }) => file))].sort()).toEqual(pages.sort())
  expect(new Set(screens.map(({ address }) => address)).size).toBe(screens.length)
})

test('what a screen is said to call is in the contract', () => {
  const known = new Set(Object.values(api).flatMap(({ calls }) => Object.keys(calls)))
  const strange = screens.flatMap(({ calls }) => calls).filter((call) => !known.has(call.split('.')[1]!))
  expect(strange).toEqual([])
})

test('a page makes the calls of what it asks a feature for, and of nothing else behind that door', () => {
  const at: Record<string, string> = {
    'apps/web/src/portals/public/routes.tsx': "pageRoute(shell, 'fish/$id', () => import('./fish.page.tsx'), 'FishPage')",
    'apps/web/src/portals/public/fish.page.tsx':
      "import { fishQuery, type Bait } from '#features/water/fish/index.ts'\nimport { open } from '#platform/open.ts'",
    'apps/web/src/features/water/fish/index.ts':
      "export { FishSheet } from './fish-sheet.tsx'\nexport { fishQuery } from './fish.queries.ts'",
    'apps/web/src/features/water/fish/fish.queries.ts':
      "import { fishCalls as calls } from '@ramplight/contract/water/fish'\nexport const fishQuery = () => query(one())\nconst one = () => calls.get\nexport const allFish = () => query(calls.list)\n",
    'apps/web/src/features/water/fish/fish-sheet.tsx': "import { fishCalls } from '@ramplight/contract/water/fish'\ncall(fishCalls.update)",
  }
  const [fish] = screensOf(Object.keys(at), (file) => at[file] ?? '')
  expect(fish).toEqual({ address: '/fish/$id', file: 'apps/web/src/portals/public/fish.page.tsx', calls: ['fish.get'] })
})
