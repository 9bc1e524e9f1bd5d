import { type Part, PORTALS, type Portal } from '../src/platform/portal-files/portals.ts'

/**
 * Which files of the build only a portal needs. A file belongs to a portal when its pages load it and no public page does;
 * whatever else the build makes is everybody's.
 */

/**
 * What a public page may load later although it is for signed-in people only, by the folder under `src/`. Everything that is not
 * named is everybody's: a forgotten line costs bytes, never a page that does not open.
 */
const OWNERS: Readonly<Record<string, readonly Portal[]>> = {
  'portals/director/': ['director'],
  'portals/weigh-in/': ['director'],
  'portals/mc-mode/': ['director'],
  'portals/angler/': ['angler'],
  'portals/sys-admin/': ['sys-admin'],
  'shell/local-families/': ['director'],
  'shell/signed-in': PORTALS,
  'platform/local/': ['director'],
  // Also somebody who keeps no copy looks there whether there is a network.
  'features/sync/drawer/no-copy-drawer.tsx': PORTALS,
  'features/sync/': ['director'],
  'features/palette/': ['director', 'sys-admin'],
  'features/stations/': ['director'],
  // An angler's sheet is made with a signal; a director's also without one.
  'features/print/pdf/': ['director'],
  'features/offline-data/': PORTALS,
  'features/messaging/own-choices/': PORTALS,
  'platform/prove-again.tsx': PORTALS,
}

/** A script of the build: what it loads at once, and which modules, in which scripts, it loads later. */
export type Script = {
  isEntry: boolean
  imports: readonly string[]
  later: readonly { module: string; script: string }[]
  styles: readonly string[]
}
export type Scripts = Readonly<Record<string, Script>>

/** For each file that is not everybody's: the portals that need it. */
export function filesOfPortals(scripts: Scripts): Map<string, Part[]> {
  const everybodys = reached(scripts, null)
  const owned = new Map<string, Part[]>()
  for (const portal of PORTALS)
    for (const file of reached(scripts, portal)) if (!everybodys.has(file)) owned.set(file, [...(owned.get(file) ?? []), portal])
  return owned
}

/** All files that somebody in this portal may come to need; null: a visitor. `from`: who begins at these entries. */
export function reached(scripts: Scripts, portal: Portal | null, from = Object.keys(scripts)): Set<string> {
  const files = new Set<string>()
  const waiting = from.filter((name) => scripts[name]!.isEntry)
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const script = scripts[name]
    if (!script || files.has(name)) continue
    files.add(name)
    for (const style of script.styles) files.add(style)
    waiting.push(...script.imports, ...script.later.flatMap(({ module, script: next }) => (isFor(module, portal) ? [next] : [])))
  }
  return files
}

const inSource = (module: string) =>
  module.replace(/^.*\/(apps\/web\/src|packages)\//, (_, room) => (room === 'packages' ? 'packages/' : ''))

function isFor(module: string, portal: Portal | null): boolean {
  const owners = Object.entries(OWNERS).find(([folder]) => inSource(module).startsWith(folder))?.[1]
  return !owners || (portal !== null && owners.includes(portal))
}

/** A file of the list: its bytes, who needs it (undefined: everybody), what is in it. */
export type BuiltFile = { size: number; portals: readonly Part[] | undefined; modules: readonly string[] }

/** The director's application: nobody else's device fetches any of it. */
const DIRECTORS =
  /^(portals\/(director|weigh-in|mc-mode)\/(?!routes\.tsx)|shell\/local-families\/|features\/(stations|weigh-in|setup)\/|packages\/sync\/)/

/**
 * The most that a device may put away, in bytes as they lie on it: everybody's files, and what each portal adds. Whole megabytes:
 * a feature never touches them, a build that has lost its way does. First views have narrow limits of their own (`first-views.ts`).
 */
const CEILINGS: Readonly<Record<'everybody' | Portal, number>> = {
  everybody: 3_000_000,
  angler: 1_000_000,
  director: 4_000_000,
  'sys-admin': 1_000_000,
}

const isDirectors = (portals: BuiltFile['portals']): boolean =>
  portals?.length === 1 && (portals[0] === 'director' || portals[0] === 'es-director')

/** What is wrong with a build, in sentences. */
export function faultsOf(files: readonly BuiltFile[], ceilings = CEILINGS): string[] {
  const strange = files.flatMap(({ portals, modules }) =>
    isDirectors(portals) ? [] : modules.map(inSource).filter((module) => DIRECTORS.test(module)),
  )
  return [
    ...strange.map((module) => `${module} is the director's, and others would fetch it`),
    ...(['everybody', ...PORTALS] as const).flatMap((who) => {
      const own = files.filter(({ portals }) => (who === 'everybody' ? !portals : portals?.includes(who)))
      const bytes = own.reduce((sum, { size }) => sum + size, 0)
      return bytes > ceilings[who] ? [`${who}: ${bytes} bytes would be put away, ${ceilings[who]} are allowed`] : []
    }),
  ]
}
