import type { Scripts } from './portal-files.ts'

/**
 * The pages that people open first, from a link or a search, on one bar of signal, and the most JavaScript that each may load
 * before it is whole, in bytes as gzip sends them. Raising one is a decision (docs/decisions/0042): thousands pay for it.
 */
const FIRST_VIEWS = [
  // Before a page that the server has drawn is whole; the lines below say what it fetches once somebody uses it.
  { page: 'a drawn page', entry: 'visit', parts: [], most: 8_000 },
  { page: '/home', entry: 'visit', parts: ['shell/visit.tsx', 'portals/public/home/home.page.tsx'], most: 163_700 },
  { page: '/tournaments', entry: 'visit', parts: ['shell/visit.tsx', 'portals/public/tournaments/tournaments.page.tsx'], most: 171_000 },
  { page: '/tournaments/:id', entry: 'visit', parts: ['shell/visit.tsx', 'portals/public/tournaments/tournament.page.tsx'], most: 166_000 },
  { page: '/login', entry: 'visit', parts: ['shell/visit.tsx', 'portals/public/account/login.page.tsx'], most: 161_900 },
  { page: '/contact-us', entry: 'visit', parts: ['shell/visit.tsx', 'portals/public/contact/contact.page.tsx'], most: 271_000 },
  { page: '/tours/:id', entry: 'visit', parts: ['shell/visit.tsx', 'portals/public/series/tour.page.tsx'], most: 159_500 },
  { page: '/seasons/:id', entry: 'visit', parts: ['shell/visit.tsx', 'portals/public/series/season.page.tsx'], most: 159_500 },
  { page: '/features', entry: 'visit', parts: ['shell/visit.tsx', 'portals/public/pages/features.page.tsx'], most: 151_500 },
  { page: '/live-leaderboard/:id', entry: 'board', parts: [], most: 95_000 },
  // What the board loads when it is asked for, on the same bar of signal.
  { page: 'Share on the board', entry: 'board', parts: ['portals/live-leaderboard/picture-sheet.tsx'], most: 99_000, isPart: true },
] as const satisfies readonly FirstView[]

export type FirstView = {
  page: string
  entry: string
  /** The modules that are fetched with the entry. */
  parts: readonly string[]
  most: number
  /** It is drawn over a page that is there already. */
  isPart?: boolean
}

/** Every public page may be the first that somebody opens; those of a kind need much the same. */
const KINDS: readonly [kind: string, pages: RegExp][] = [
  ['home', /\/portals\/public\/home\/home\.page/],
  ['lists', /\/portals\/public\/tournaments\/(tournaments|live-tournaments)\.page/],
  ['event', /\/portals\/public\/tournaments\/tournament\.page/],
  ['series', /\/portals\/public\/series\//],
  ['words', /\/portals\/public\/pages\//],
  ['login', /\/portals\/public\/account\/login\.page/],
  ['others', /\/portals\/public\//],
]

/** The kind of a page for visitors; undefined: it is for who is signed in. */
export const kindOfFirstView = (page: string): string | undefined =>
  KINDS.find(([, pages]) => pages.test(page) && page.endsWith('.page.tsx'))?.[0]

/** What a build has: its scripts, which of them an entry or a page begins with, and how many bytes each is on the wire. */
export type Built = { scripts: Scripts; startOf: (what: string) => string | undefined; bytesOf: (script: string) => number }

/** The scripts that a page loads before it is whole: its entry, itself, and all that the two import at once. */
function scriptsOfView({ entry, parts }: Pick<FirstView, 'entry' | 'parts'>, { scripts, startOf }: Built): Set<string> {
  const needed = new Set<string>()
  const waiting = [entry, ...parts].flatMap((what) => {
    const start = startOf(what)
    if (start === undefined) throw new Error(`${what} is in no file of the build: name the page anew in build/first-views.ts.`)
    return [start]
  })
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const script = scripts[name]
    if (needed.has(name) || !script) continue
    needed.add(name)
    waiting.push(...script.imports)
  }
  return needed
}

/** The bytes of JavaScript of a page. */
export const weightOf = (view: FirstView, built: Built): number =>
  [...scriptsOfView(view, built)].reduce((sum, name) => sum + built.bytesOf(name), 0)

/** What a part that is loaded later brings may not change the look of what is on the screen: it has the style sheets of its entry. */
function foreignStyles({ entry, parts }: FirstView, built: Built): string[] {
  const stylesOf = (of: readonly string[]) =>
    [...scriptsOfView({ entry, parts: of }, built)].flatMap((name) => built.scripts[name]?.styles ?? [])
  const own = new Set(stylesOf([]))
  return [...new Set(stylesOf(parts).filter((style) => !own.has(style)))]
}

/** Which first views are heavier than they may be, in sentences. */
export const firstViewFaults = (built: Built, views: readonly FirstView[] = FIRST_VIEWS): string[] =>
  views.flatMap((view) => {
    const bytes = weightOf(view, built)
    const foreign = view.isPart ? foreignStyles(view, built) : []
    return [
      ...(bytes > view.most
        ? [`${view.page}: a first visit would load ${bytes} bytes of JavaScript (gzip), ${view.most} are allowed`]
        : []),
      ...(foreign.length > 0 ? [`${view.page}: it would load styles that the page around it has not: ${foreign.join(', ')}`] : []),
    ]
  })
