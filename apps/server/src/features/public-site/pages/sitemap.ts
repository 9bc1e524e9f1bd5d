import { escaped } from '#platform/http/html'
import { SITE_PAGES } from './site-pages.ts'

/** A sitemap may have this many addresses; older tournaments are found from the pages. */
export const MOST_ADDRESSES = 50_000

type Found = { tournaments: readonly { id: string; updatedAt: string }[]; tours: readonly string[] }

export function sitemap({ tournaments, tours }: Found, origin: string): string {
  const line = (path: string, changed?: string) =>
    `<url><loc>${escaped(new URL(path, origin).href)}</loc>${changed ? `<lastmod>${escaped(new Date(changed).toISOString())}</lastmod>` : ''}</url>`
  const lines = [
    ...Object.entries(SITE_PAGES).flatMap(([path, { listed }]) => (listed ? [line(path)] : [])),
    ...tours.map((key) => line(`/tournaments/${key}`)),
    ...tournaments.flatMap(({ id, updatedAt }) => [line(`/tournaments/${id}`, updatedAt), line(`/live-leaderboard/${id}`, updatedAt)]),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.slice(0, MOST_ADDRESSES).join('\n')}\n</urlset>\n`
}

/** What nobody needs in a search engine: what is behind a sign-in, and what answers machines. */
const CLOSED = ['/api/', '/events/', '/director/', '/angler/', '/sys-admin/', '/weigh-in/', '/login', '/logout', '/my-data', '/outbox']

export const robots = (origin: string): string =>
  ['User-agent: *', ...CLOSED.map((path) => `Disallow: ${path}`), `Sitemap: ${new URL('/sitemap.xml', origin).href}`, ''].join('\n')
