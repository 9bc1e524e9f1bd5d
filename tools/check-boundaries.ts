/**
 * Who may import whom (docs/architecture.md): imports go down only. Reads import lines, no compiler needed.
 * Also: no file above 400 lines, unless it is named below with its reason.
 *   node tools/check-boundaries.ts [folder]
 */
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { circlesOf } from './import-circles.ts'
import { sourceFiles } from './source-files.ts'

type Place = { file: string; target: string; specifier: string }
type Law = { says: string; broken: (p: Place) => boolean }

const PACKAGE_FLOORS: Record<string, string[]> = {
  domain: [],
  contract: ['domain'],
  sync: ['contract', 'domain'],
  ui: ['domain'],
  testkit: ['contract', 'domain'],
}
/** What a package may take from outside. */
const OUTSIDE: Record<string, RegExp> = {
  domain: /^$/,
  contract: /^zod$/,
  sync: /^$/,
  ui: /^(react|react-dom|dayjs|use-intl|@mantine\/|@tabler\/|@fontsource)/,
  testkit: /^(fast-check|zod)$/,
}

/** What the look takes of the domain: what the product is called, and how a table is written for a spreadsheet. */
const OF_DOMAIN_FOR_UI = new Set(['brand', 'csv'].map((name) => `packages/domain/src/kernel/${name}.ts`))

/** The areas of the web's features from the ground up: each may use those that stand before it, and none behind it. */
const WEB_AREAS: Record<string, string> = {
  payouts: 'payout tables',
  payments: 'the ledger',
  people: 'anglers, users, who signs in',
  system: 'what was done, and what touches security',
  content: 'papers that are handed in and asked for, the help and its tutorials',
  setup: 'the rules of an event, for the forms of a tournament and of a tour',
  tours: 'tours, seasons, the defaults of a tour',
  sponsors: 'who sponsors, and their pictures',
  print: 'sheets on paper: how they look, and the PDF of them',
  sync: 'what waits, what was refused, what two people said differently',
  'portal-frame': 'what stands around every page of who is signed in',
  tournaments: 'events, their flights, creating one, the day they are on',
  messaging: 'what is sent to people, and what became of it',
  registration: 'entries: who fishes, in which boat',
  'weigh-in': 'weights that count, and correcting them',
  results: 'standings, payouts, closing a tournament, what if, seasons',
  draw: 'boat numbers and flights',
  'offline-data': 'the copy of a device: fetched, taken along, removed',
  stations: 'the scale and the bump table',
  'command-centre': 'one tournament at a glance',
  palette: 'finding everything by one key, and the keys of a portal',
}

const inPackage = (file: string) => file.match(/^packages\/([^/]+)\/src\//)?.[1]
const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing\/|\/fixtures\//.test(file)
const feature = (file: string) => file.match(/^apps\/server\/src\/features\/([^/]+\/[^/]+)\//)?.[1]
const webArea = (file: string) => file.match(/^apps\/web\/src\/features\/([^/]+)\//)?.[1]
const isForDevice = (file: string) => /\.(local|writes)\.ts$/.test(file)
const portal = (file: string) => file.match(/^apps\/web\/src\/portals\/([^/]+)\//)?.[1]
const webFloor = (file: string) => file.match(/^apps\/web\/src\/(platform|features|portals|shell)\//)?.[1]

const LAWS: Law[] = [
  {
    says: 'a package imports only packages below it',
    broken: (p) => {
      const [from, to] = [inPackage(p.file), inPackage(p.target)]
      return !!from && !!to && from !== to && !PACKAGE_FLOORS[from]?.includes(to)
    },
  },
  {
    says: 'a package takes nothing from outside but what its floor allows',
    broken: (p) => {
      const from = inPackage(p.file)
      const outside = !p.target && !p.specifier.startsWith('@ramplight/') && !p.specifier.endsWith('.css')
      return !!from && outside && !isTest(p.file) && !OUTSIDE[from]?.test(p.specifier)
    },
  },
  {
    says: 'the look takes of the domain only what the product is called, and how a spreadsheet is written',
    broken: (p) => inPackage(p.file) === 'ui' && inPackage(p.target) === 'domain' && !OF_DOMAIN_FOR_UI.has(p.target),
  },
  { says: 'packages never import apps', broken: (p) => p.file.startsWith('packages/') && p.target.startsWith('apps/') },
  {
    says: 'server and web meet only in contract and domain',
    broken: (p) =>
      /^apps\/(server|web)\//.test(p.file) && /^apps\/(server|web)\//.test(p.target) && p.file.split('/')[1] !== p.target.split('/')[1],
  },
  { says: 'the server does not know the look', broken: (p) => p.file.startsWith('apps/server/') && inPackage(p.target) === 'ui' },
  {
    says: 'the platform of the server knows no feature',
    broken: (p) => p.file.startsWith('apps/server/src/platform/') && p.target.startsWith('apps/server/src/features/') && !isTest(p.file),
  },
  {
    says: 'a feature uses another one only through its index.ts',
    broken: (p) => {
      const [from, to] = [feature(p.file), feature(p.target)]
      return !!from && !!to && from !== to && !p.target.endsWith('/index.ts') && !p.target.endsWith('.table.ts') && !isTest(p.file)
    },
  },
  {
    says: "a feature never reads another one's table",
    broken: (p) => {
      const [from, to] = [feature(p.file), feature(p.target)]
      return !!from && !!to && from !== to && p.target.endsWith('.table.ts') && !p.file.endsWith('.table.ts') && !isTest(p.file)
    },
  },
  { says: 'portals never import each other', broken: (p) => !!portal(p.file) && !!portal(p.target) && portal(p.file) !== portal(p.target) },
  {
    says: 'web imports go down: shell, portals, features, platform',
    broken: (p) => {
      const floors = ['platform', 'features', 'portals', 'shell']
      const [from, to] = [webFloor(p.file), webFloor(p.target)]
      if (!from || !to || from === to) return false
      return floors.indexOf(to) > floors.indexOf(from)
    },
  },
  {
    says: 'areas of the web use only areas below them (WEB_AREAS in tools/check-boundaries.ts)',
    broken: (p) => {
      const [from, to] = [webArea(p.file), webArea(p.target)]
      if (!from || !to || from === to || isTest(p.file)) return false
      const order = Object.keys(WEB_AREAS)
      return !order.includes(from) || !order.includes(to) || order.indexOf(to) > order.indexOf(from)
    },
  },
  {
    says: 'an area of the web is used only through an index.ts; the shell registers *.local.ts and *.writes.ts for the device',
    broken: (p) => {
      const [from, to] = [webArea(p.file), webArea(p.target)]
      if (!to || from === to || isTest(p.file) || !p.file.startsWith('apps/web/')) return false
      const registers = p.file.startsWith('apps/web/src/shell/local-families/') && isForDevice(p.target)
      return !p.target.endsWith('/index.ts') && !registers
    },
  },
  {
    says: 'an index.ts of the web leads to nothing that registers itself for the device: every page would carry it',
    broken: (p) => !!webArea(p.file) && p.file.endsWith('/index.ts') && isForDevice(p.target),
  },
  {
    says: 'the web asks its platform what a field is called: the labels of the contract are English',
    broken: (p) =>
      p.file.startsWith('apps/web/src/') &&
      /^packages\/contract\/src\/(labels|.*\.labels)\.ts$/.test(p.target) &&
      !p.file.startsWith('apps/web/src/platform/labels/') &&
      !isTest(p.file),
  },
  {
    says: 'the public board is light: no Mantine, no zod, no router',
    broken: (p) =>
      p.file.startsWith('apps/web/src/portals/live-leaderboard/') &&
      /^(@mantine\/|zod$|@tanstack\/|@tabler\/)/.test(p.specifier) &&
      !isTest(p.file),
  },
]

/** Circles of imports that stay, each by its files and with its reason. */
const CIRCLES: { files: string[]; reason: string }[] = []

/** Files that may be longer than 400 lines, each with its reason. */
const LONG: Record<string, string> = {}
const CEILING = 400

export function check(root: string): string[] {
  const files = sourceFiles(root)
  const known = new Set(files)
  const problems: string[] = []
  const tables = files.flatMap((file) => file.match(/^apps\/server\/src\/features\/.*\/([^/]+)\.table\.ts$/)?.[1] ?? [])
  const graph = new Map<string, string[]>()
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    const lines = text.split('\n').length
    if (file.startsWith('apps/server/src/platform/') && !isTest(file))
      for (const table of tables)
        if (names(text, table)) problems.push(`${file} names ${table}: the platform of the server knows no feature`)
    if (lines > CEILING && !isTest(file) && !LONG[file]) problems.push(`${file}: ${lines} lines; the ceiling is ${CEILING}`)
    const targets: string[] = []
    graph.set(file, targets)
    for (const specifier of imports(text)) {
      const target = locate(root, file, specifier, known)
      if (target && target !== file) targets.push(target)
      for (const law of LAWS) if (law.broken({ file, target, specifier })) problems.push(`${file} imports ${specifier}: ${law.says}`)
    }
  }
  for (const circle of circlesOf(graph)) if (!isNamed(circle)) problems.push(`a circle of imports: ${circle.join(', ')}`)
  return problems
}

const isNamed = (circle: string[]): boolean => CIRCLES.some(({ files }) => files.toSorted().join() === circle.join())

/** A family's table, as a text (`'tournament-entries'`) or in a statement (`from tournament_entries`). */
const names = (text: string, table: string): boolean => {
  const inSql = table.replaceAll('-', '_')
  return text.includes(`'${table}'`) || new RegExp(`\\b(?:from|join|into|update) ${inSql}\\b`).test(text)
}

const imports = (text: string): string[] =>
  [
    ...text.matchAll(
      /(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\}\s*from\s*['"]([^'"]+)['"]/g,
    ),
  ].map((m) => m[1] ?? m[2] ?? m[3] ?? m[4] ?? '')

/** The project file a specifier means, relative to the root; empty for packages from outside. */
function locate(root: string, file: string, specifier: string, known: Set<string>): string {
  const named = specifier.match(/^@ramplight\/(domain|contract|sync|ui|testkit)\/(.+)$/)
  const own = specifier.match(/^#(platform|features|shell)\/(.+)$/)
  const app = file.match(/^apps\/(server|web)\//)?.[1]
  const path = named
    ? `packages/${named[1]}/src/${named[2]}`
    : own && app
      ? `apps/${app}/src/${own[1]}/${own[2]}`
      : specifier.startsWith('.')
        ? relative(root, resolve(root, dirname(file), specifier))
        : ''
  return [path, `${path}.ts`, `${path}.tsx`].find((candidate) => known.has(candidate)) ?? ''
}

if (process.argv[1] === import.meta.filename) {
  const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'))
  const problems = check(root)
  for (const problem of problems) console.error(problem)
  console.log(`boundaries: ${sourceFiles(root).length} files, ${problems.length} violations`)
  process.exitCode = problems.length ? 1 : 0
}
