import { escaped } from '#platform/http/html'
import { divisionAddress, seasonAddress, tourAddress } from './series-pages.ts'
import { SITE_PAGES } from './site-pages.ts'

/** A sitemap may have this many addresses; older tournaments are found from the pages. */
export const MOST_ADDRESSES = 50_000

type Changed = { id: string; updatedAt: string }
type Found = {
  tournaments: readonly Changed[]
  /** Names under which tours have their own search. */
  keys: readonly string[]
  tours: readonly Changed[]
  seasons: readonly Changed[]
  divisions: readonly Changed[]
}

export function sitemap({ tournaments, keys, tours, seasons, divisions }: Found, origin: string): string {
  const line = (path: string, changed?: string) =>
    `<url><loc>${escaped(new URL(path, origin).href)}</loc>${changed ? `<lastmod>${escaped(new Date(changed).toISOString())}</lastmod>` : ''}</url>`
  const lines = [
    ...Object.entries(SITE_PAGES).flatMap(([path, { listed }]) => (listed ? [line(path)] : [])),
    ...keys.map((key) => line(`/tournaments/${key}`)),
    ...tours.map(({ id, updatedAt }) => line(tourAddress(id), updatedAt)),
    ...seasons.map(({ id, updatedAt }) => line(seasonAddress(id), updatedAt)),
    ...divisions.map(({ id, updatedAt }) => line(divisionAddress(id), updatedAt)),
    ...tournaments.flatMap(({ id, updatedAt }) => [line(`/tournaments/${id}`, updatedAt), line(`/live-leaderboard/${id}`, updatedAt)]),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.slice(0, MOST_ADDRESSES).join('\n')}\n</urlset>\n`
}

/** What nobody needs in a search engine: what is behind a sign-in, and what answers machines. */
const CLOSED = ['/api/', '/events/', '/director/', '/angler/', '/sys-admin/', '/weigh-in/', '/login', '/logout', '/my-data', '/outbox']

export const robots = (origin: string): string =>
  ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), `Sitemap: ${new URL('/sitemap.xml', origin).href}`, ''].join('\n')
