import { posix } from 'node:path'

/** One page of the product: where it is opened, its file, and the calls it can make, as `family.call`. */
export type Screen = { address: string; file: string; calls: string[] }
/** A file of the project, by its path from the root. */
type Read = (file: string) => string

const WEB = 'apps/web/src/'
/** Where each portal begins (`shell/router.tsx`). */
const PORTALS: Readonly<Record<string, string>> = {
  public: '',
  angler: '/angler',
  director: '/director',
  'weigh-in': '/weigh-in',
  'mc-mode': '/mc-mode',
  'sys-admin': '/sys-admin',
}

/** Every page that a portal's `routes.tsx` names, in its order, and those of its `open-pages.ts`. */
export function screensOf(files: readonly string[], read: Read): Screen[] {
  const inWeb = new Set(files.filter((file) => file.startsWith(WEB)))
  return Object.entries(PORTALS).flatMap(([portal, base]) => {
    const folder = `${WEB}portals/${portal}`
    const source = read(`${folder}/routes.tsx`)
    const frames = new Map(
      [...source.matchAll(/const (\w+) = createRoute\(\{[^}]*?\bpath: '([^']+)'/g)].map(([, name, path]) => [name, path]),
    )
    const open = `${folder}/open-pages.ts`
    const named = [
      ...[...source.matchAll(/pageRoute\((\w+), '([^']*)', \(\) => import\('\.\/([^']+)'\)/g)].map(([, parent = '', path, page]) => ({
        parts: [base, frames.get(parent), path],
        page,
      })),
      ...[...(inWeb.has(open) ? read(open) : '').matchAll(/^ {2}'?([\w$/-]+)'?: \(\) => import\('\.\/([^']+)'\)/gm)].map(
        ([, path, page]) => ({ parts: [base, path], page }),
      ),
    ]
    return named.map(({ parts, page }) => {
      const file = `${folder}/${page}`
      const address = parts.filter((part) => part && part !== '/').join('/')
      return { address: address.startsWith('/') ? address : `/${address}`, file, calls: callsFrom(file, inWeb, read) }
    })
  })
}

type Import = { names: string[]; from: string }

/** What a file brings in when it runs: named imports, exports from elsewhere, and what it loads later. Types bring nothing. */
function importsOf(source: string): Import[] {
  const named = [...source.matchAll(/^(?:import|export) (?!type )(?:\w+, )?\{([^}]*)\} from '([^']+)'/gm)]
  const whole = [...source.matchAll(/^import '([^']+)'|\bimport\('([^']+)'\)/gm)]
  return [
    ...named.map(([, names = '', from = '']) => ({ names: namesIn(names), from })),
    ...whole.map(([, first, later]) => ({ names: [], from: (first ?? later)! })),
  ]
}
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))

/** The file behind a specifier, if it is one of the web's features or portals: what all pages share is nobody's. */
function fileBehind(from: string, by: string, inWeb: ReadonlySet<string>): string | null {
  const path = from.startsWith('#features/') ? `${WEB}${from.slice(1)}` : from.startsWith('.') ? posix.join(posix.dirname(by), from) : null
  return path !== null && inWeb.has(path) && /^apps\/web\/src\/(features|portals)\//.test(path) ? path : null
}

/** A file, and what is asked of it; no names: all of it. */
type Wanted = { file: string; names: readonly string[] }

/** Through the door of a feature, only to what is asked for. */
function behindTheDoor(door: string, names: readonly string[], read: Read): Wanted[] {
  const wanted = names.map((name) => name.split(' as ')[0]!)
  return importsOf(read(door)).flatMap((one) => {
    const found = one.names.filter((name) => wanted.includes(name.split(' as ').at(-1)!))
    if (wanted.length > 0 && found.length === 0) return []
    return { file: posix.join(posix.dirname(door), one.from), names: found }
  })
}

/** Of a file of queries, those that are asked for and what they are made of: each stands by itself. */
function asked(source: string, names: readonly string[]): string {
  const [head = '', ...parts] = source.split(/^(?=export (?:const|function|async function) \w+|const \w+ =)/m)
  const nameOf = (part: string) => /^(?:export )?(?:async )?(?:const|function) (\w+)/.exec(part)?.[1] ?? ''
  const byName = new Map(parts.map((part) => [nameOf(part), part]))
  const taken = new Set<string>()
  const waiting = names.map((name) => name.split(' as ')[0]!)
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const part = byName.get(name)
    if (!part || taken.has(name)) continue
    taken.add(name)
    waiting.push(...[...byName.keys()].filter((other) => new RegExp(`\\b${other}\\b`).test(part)))
  }
  return head + [...taken].map((name) => byName.get(name)).join('')
}

/** The calls that a page and what it is made of name. */
function callsFrom(page: string, inWeb: ReadonlySet<string>, read: Read): string[] {
  const seen = new Set<string>()
  const calls = new Set<string>()
  const waiting: Wanted[] = [{ file: page, names: [] }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { file, names } = next
    const isQueries = file.endsWith('.queries.ts') && names.length > 0
    const key = isQueries ? `${file} ${names.join()}` : file
    if (seen.has(key) || !inWeb.has(file)) continue
    seen.add(key)
    const source = isQueries ? asked(read(file), names) : read(file)
    for (const call of callsIn(source)) calls.add(call)
    for (const { names, from } of importsOf(source)) {
      const target = fileBehind(from, file, inWeb)
      if (target) waiting.push(...(target.endsWith('/index.ts') ? behindTheDoor(target, names, read) : [{ file: target, names }]))
    }
  }
  return [...calls].sort()
}

/** A sheet of a record is given the calls of its family and makes these. */
const OF_A_SHEET = ['create', 'update']

/** `tournaments.update`, for each call that a file names, whatever it is called there. */
export function callsIn(source: string): string[] {
  return importsOf(source).flatMap(({ names, from }) => {
    const family = /^@ramplight\/contract\/[\w-]+\/([\w-]+)$/.exec(from)?.[1]
    return names.flatMap((name) => {
      const [exported = '', own = exported] = name.split(' as ')
      if (!family || !exported.endsWith('Calls')) return []
      const named = [...source.matchAll(new RegExp(`\\b${own}\\.(\\w+)`, 'g'))].map(([, call]) => call!)
      const given = source.includes(`calls={${own}}`) ? OF_A_SHEET : []
      return [...named, ...given].map((call) => `${family}.${call}`)
    })
  })
}
