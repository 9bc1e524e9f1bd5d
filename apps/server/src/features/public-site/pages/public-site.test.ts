import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { directorThemeCalls } from '@ramplight/contract/people/director-themes'
import { tournamentResultCalls } from '@ramplight/contract/results/tournament-results'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { shortCodeOf } from '@ramplight/domain/tournament/short-code'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { type Page, parsedPage } from '../../../testing/parsed-page.ts'
import { lakeFork } from '../../results/testing/lake-fork.ts'
import { touchBoard } from '../../tournaments/tournaments/index.ts'
import { tournaments } from '../../tournaments/tournaments/tournaments.table.ts'
import { divisions } from '../../tours/divisions/divisions.table.ts'
import { seasons } from '../../tours/seasons/seasons.table.ts'
import { tours } from '../../tours/tours/tours.table.ts'
import { aTournament, days } from '../../weigh-in/testing/a-tournament.ts'
import { JSON_PATH, RSS_PATH } from './results-feed.ts'

const TEMPLATE = '<!doctype html><html><head><title>Ramplight</title></head><body><div id="root"></div></body></html>'
const STATUSES = tournaments.status.enumValues

describe('the public site', () => {
  let ramp: TestServer
  let ana: Person
  let jo: Person
  let admin: Person
  let root: string

  beforeAll(async () => {
    const webRoot = await mkdtemp(join(tmpdir(), 'web-'))
    root = webRoot
    for (const page of ['index.html', 'visit.html', 'live-leaderboard.html'])
      await writeFile(join(webRoot, page), TEMPLATE.replace('</head>', `<meta name="file" content="${page}"></head>`))
    const now = () => new Date('2027-06-01T12:00:00.000Z')
    ramp = await aTestServer({ app: { webRoot, publicUrl: 'https://ramp.lake.test' }, now })
    ana = await ramp.person('Director', 'Ana Hall')
    jo = await ramp.person('Angler', 'Jo Reyes')
    admin = await ramp.person('System Admin', 'Sam Root')
  })
  afterAll(() => ramp.close())

  const get = (path: string, as: Person | null = null, headers: Record<string, string> = {}) =>
    fetch(ramp.address + path, { headers: { ...headers, ...(as && { authorization: `Bearer ${as.token}` }) } })
  const pageOf = async (path: string) => parsedPage(await (await get(path)).text())
  const meta = (page: Page, name: string) => page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')
  const aTour = async (id: string, more: Partial<typeof tours.$inferInsert> = {}) => {
    const at = new Date().toISOString()
    await ramp.db.insert(tours).values({ id, createdAt: at, updatedAt: at, name: 'Team Trail', director: ana.id, ...more })
  }

  test('what visitors open first begins light; what only the app has, and what is not there, begins with the app', async () => {
    const cup = await aTournament(ramp, ana, { status: 'Open' })
    await aTour(cup.tour)
    const files: Record<string, string | null | undefined> = {}
    for (const path of ['/home', '/tournaments', `/tournaments/${cup.id}`, `/tours/${cup.tour}`, '/features', '/login', '/contact-us'])
      files[path] = meta(await pageOf(path), 'file')
    expect(new Set(Object.values(files))).toEqual(new Set(['visit.html']))
    for (const path of ['/tournaments/map', `/tournaments/${'0'.repeat(24)}`])
      expect([path, meta(await pageOf(path), 'file')]).toEqual([path, 'index.html'])
    expect(meta(await pageOf('/live-leaderboard'), 'file')).toBe('live-leaderboard.html')
  })

  test('without PUBLIC_URL nothing that names our address as a visitor called it is kept by a cache for others', async () => {
    const nameless = await aTestServer({ app: { webRoot: root }, now: () => new Date('2027-06-01T12:00:00.000Z') })
    const ana = await nameless.person('Director', 'Ana Hall')
    const cup = await aTournament(nameless, ana, { status: 'Open' })
    const paths = [
      '/home',
      '/robots.txt',
      '/sitemap.xml',
      RSS_PATH,
      JSON_PATH,
      `/tournaments/${cup.id}`,
      `/tournaments/${cup.id}/calendar.ics`,
      `/live-leaderboard/${cup.id}`,
    ]
    const kept: string[] = []
    for (const path of paths) {
      const { headers, body } = await nameless.app.inject({ url: path, headers: { host: 'evil.example' } })
      if (body.includes('evil.example') && headers['cache-control'] !== 'private, no-store')
        kept.push(`${path}: ${headers['cache-control']}`)
    }
    expect(kept).toEqual([])
    await nameless.close()
    const named = await Promise.all(
      paths.map(async (path) => (await ramp.app.inject({ url: path, headers: { host: 'evil.example' } })).body),
    )
    expect(named.filter((body) => body.includes('evil.example'))).toEqual([])
  })

  test('a bot without scripts reads what it is, when, where and for how much', async () => {
    const cup = await aTournament(ramp, ana, { status: 'Open', marketing_text: 'Big bass and a fish fry.', tournamentDates: days(2) })
    await aTour(cup.tour)
    const page = await pageOf(`/tournaments/${cup.id}`)
    expect(page.title).toBe('Lake Fork #4 · Ramplight')
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`https://ramp.lake.test/tournaments/${cup.id}`)
    expect(meta(page, 'description')).toContain('Saturday, June 12, 2027 to Sunday, June 13, 2027 at ')
    expect([meta(page, 'og:title'), meta(page, 'og:image')]).toEqual([
      'Lake Fork #4',
      `https://ramp.lake.test/tournaments/${cup.id}/picture.png`,
    ])
    const words = page.querySelector('#root')!.textContent
    for (const said of ['Lake Fork #4', 'Team Trail', '$100 per boat', 'Big bass and a fish fry.']) expect(words).toContain(said)
    const data = JSON.parse(page.querySelector('script[type="application/ld+json"]')!.textContent)
    expect(data).toMatchObject({
      '@type': 'SportsEvent',
      startDate: '2027-06-12T11:00:00.000Z',
      offers: { price: '100.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    })
    // Where the tournament says no fee, the one that its rules begin with is asked for.
    const byRules = await aTournament(ramp, ana, { status: 'Open', entryFee: null, settings: { payout: { defaultEntryFee: 8000 } } })
    await aTour(byRules.tour)
    expect((await pageOf(`/tournaments/${byRules.id}`)).querySelector('#root')!.textContent).toContain('$80 per boat')
    const { body } = await ramp.call(tournamentCalls.skinnySearch, { body: { publicSearch: true, ids: [byRules.id] } })
    expect(body.message[0]?.entryFee).toBe(8000)
  })

  test('while fish come to the scale, and when it is official, the first ten stand on the page', async () => {
    const { tournament, weighAll } = await lakeFork(ramp, ana)
    await aTour(tournament.tour, { urlLookupKey: 'team-trail' })
    expect(await (await get(`/live-leaderboard/${tournament.id}`)).text()).toContain('No one has weighed in yet.')
    await weighAll()
    for (const path of [`/tournaments/${tournament.id}`, `/live-leaderboard/${tournament.id}`]) {
      const rows = [...(await pageOf(path)).querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
      expect([rows.length, rows[0], rows[1]?.slice(0, 2)]).toEqual([
        10,
        ['1', 'Ty Hall', '5', '18 lb 2 oz'],
        ['T2', 'Jo Reyes · Linh Tran'],
      ])
    }
    expect(meta(await pageOf(`/live-leaderboard/${tournament.id}`), 'description')).toContain('1st: Ty Hall, 18 lb 2 oz. 10 of 10 weighed.')

    // Nothing is a result before it is official.
    expect(await (await get('/results.rss')).text()).not.toContain('Ty Hall')
    await ramp.deps.pool.query(`update tournaments set status = 'Closed' where id = $1`, [tournament.id])
    await touchBoard(ramp.db, tournament.id)
    await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: tournament.id } })
    const page = await pageOf(`/tournaments/${tournament.id}`)
    expect(page.querySelector('h2')?.textContent).toBe('Official results')
    expect(await (await get('/results.rss')).text()).toContain('1. Ty Hall, 18 lb 2 oz')
    const feed = (await (await get('/results.json')).json()) as { items: { title: string }[] }
    expect(feed.items.map(({ title }) => title)).toEqual(['Lake Fork #4'])
  })

  test('a name that is code stays a name, on every page, in every feed and in the picture', async () => {
    const name = '</script><img src=x onerror=alert(1)> "Big" & \'Bass\' $& \u0007'
    const cup = await aTournament(ramp, ana, { status: 'Open', name, marketing_text: '<b onclick="x">', location: '</title><script>' })
    await aTour(cup.tour, { name: '<script>alert(2)</script>', urlLookupKey: 'evil-trail' })
    for (const path of [
      `/tournaments/${cup.id}`,
      `/live-leaderboard/${cup.id}`,
      '/tournaments',
      '/home',
      '/tournaments/evil-trail',
      `/tours/${cup.tour}`,
    ]) {
      const page = await pageOf(path)
      expect([path, page.querySelectorAll('script:not([type="application/ld+json"]), img, b').length]).toEqual([path, 0])
      expect(page.querySelector('#root')!.textContent).toContain('</script><img src=x')
    }
    const picture = await get(`/tournaments/${cup.id}/picture.png`)
    expect([picture.status, Buffer.from(await picture.arrayBuffer()).toString('latin1', 1, 4)]).toEqual([200, 'PNG'])
    const calendar = await (await get(`/tournaments/${cup.id}/calendar.ics`)).text()
    expect(calendar).toContain('SUMMARY:</script>')
    expect(calendar).toContain('DTSTART:20270612T110000Z')
    const both = [`/tours/${cup.tour}/calendar.ics`, '/tournaments/evil-trail/calendar.ics']
    for (const path of both) expect(await (await get(path)).text()).toContain(`UID:${cup.id}-1@ramp.lake.test`)
  })

  test('a tour, a season and a division say what they are: who leads, what is to come, and where the rest stands', async () => {
    const { tournament, weighAll } = await lakeFork(ramp, ana)
    const [season, division] = ['5ea5000000000000000000a1', 'd1f0000000000000000000a1']
    const at = new Date().toISOString()
    const dates = { startDate: '2027-01-01', endDate: '2027-12-31' }
    const stamps = { createdAt: at, updatedAt: at, director: ana.id, tour: tournament.tour }
    await aTour(tournament.tour, { additionalInfo: 'Six lakes in one summer.' })
    await ramp.db.insert(divisions).values({ id: division, name: 'North', ...stamps })
    await ramp.db.insert(seasons).values({ id: season, name: '2027 Trail', division, rules: 'Best two count.', ...dates, ...stamps })
    await ramp.db.update(tournaments).set({ season, division }).where(eq(tournaments.id, tournament.id))
    expect((await pageOf(`/seasons/${season}`)).querySelector('main')!.textContent).toContain('Points post once results are official.')
    await weighAll()
    await ramp.deps.pool.query(`update tournaments set status = 'Closed' where id = $1`, [tournament.id])
    await touchBoard(ramp.db, tournament.id)
    await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: tournament.id } })

    const page = await pageOf(`/seasons/${season}`)
    expect([page.title, page.querySelector('link[rel=canonical]')?.getAttribute('href')]).toEqual([
      'Team Trail 2027 Trail · Ramplight',
      `https://ramp.lake.test/seasons/${season}`,
    ])
    const rows = [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
    expect([rows.length, rows[0]?.slice(1, 3)]).toEqual([10, ['Ty Hall', '1']])
    expect(meta(page, 'description')).toMatch(/^1st: Ty Hall, [\d.]+ points\. /)
    expect(JSON.parse(page.querySelector('script[type="application/ld+json"]')!.textContent)).toMatchObject({
      '@type': 'EventSeries',
      organizer: { name: 'Team Trail' },
      subjectOf: { numberOfItems: 10 },
    })
    const links = async (path: string) => [...(await pageOf(path)).querySelectorAll('main a')].map((link) => link.getAttribute('href'))
    expect(await links(`/tours/${tournament.tour}`)).toEqual(
      expect.arrayContaining([`/seasons/${season}`, `/divisions/${division}`, `/tournaments/${tournament.id}`]),
    )
    expect(meta(await pageOf(`/tours/${tournament.tour}`), 'description')).toBe('Six lakes in one summer.')
    expect(await links(`/divisions/${division}`)).toEqual(expect.arrayContaining([`/seasons/${season}`, `/tournaments/${tournament.id}`]))
    const sitemap = await (await get('/sitemap.xml')).text()
    for (const path of ['tours', 'seasons', 'divisions']) expect(await links(`/${path}`)).not.toEqual([])
    for (const path of [`/tours/${tournament.tour}`, `/seasons/${season}`, `/divisions/${division}`])
      expect(sitemap).toContain(`<loc>https://ramp.lake.test${path}</loc>`)

    // A draft is in none of them, and neither are its points.
    await ramp.db.update(tournaments).set({ status: 'Draft' }).where(eq(tournaments.id, tournament.id))
    for (const path of [`/tours/${tournament.tour}`, `/seasons/${season}`, `/divisions/${division}`])
      expect(await (await get(path)).text()).not.toMatch(new RegExp(`${tournament.id}|Ty Hall`))
    // What was deleted is as if it had never been.
    await ramp.db.update(seasons).set({ deleted: true }).where(eq(seasons.id, season))
    const gone = await get(`/seasons/${season}`)
    const never = await get('/seasons/ffffffffffffffffffffffff')
    expect([gone.status, await gone.text()]).toEqual([404, await never.text()])
  })

  test('LAW: a draft and what is deleted are like what never was, whoever asks and however; private words are nowhere', async () => {
    const never = 'ffffffffffffffffffffffff'
    const [secret, hidden] = ['Canary Cup', 'canary note']
    const cup = await aTournament(ramp, ana, { name: secret, status: 'Draft', notes: hidden, marketing_text: 'Words' })
    await aTour(cup.tour, { name: 'Quiet Trail', urlLookupKey: 'quiet-trail' })
    await ramp.deps.pool.query(`update users set email = 'canary@example.com', phone = '9035559876' where id = $1`, [ana.id])
    const ofOne = (id: string) =>
      ['', '/picture.png', '/calendar.ics']
        .map((end) => `/tournaments/${id}${end}`)
        .concat(`/live-leaderboard/${id}`, `/live-leaderboard/${id}/embed`, `/t/${shortCodeOf(id)}`)
    const ofAll = [
      '/',
      '/home',
      '/tournaments',
      '/tournaments/live',
      '/live-leaderboard',
      '/sitemap.xml',
      '/robots.txt',
      '/results.rss',
      '/results.json',
    ]
    const ofTour = ['/tournaments/quiet-trail', '/tournaments/quiet-trail/calendar.ics', `/tours/${cup.tour}/calendar.ics`]
    const seen = async (path: string, as: Person | null) => {
      const answer = await get(path, as, { accept: 'text/html' })
      return { status: answer.status, text: (await answer.text()).replace(/"requestId":"[^"]*"/, '') }
    }
    for (const [status, deleted] of [...STATUSES.map((one) => [one, false] as const), ['Open', true] as const]) {
      await ramp.db.update(tournaments).set({ status, deleted }).where(eq(tournaments.id, cup.id))
      const isSecret = status === 'Draft' || deleted
      for (const as of [null, jo, ana, admin]) {
        for (const [index, path] of ofOne(cup.id).entries()) {
          const answer = await seen(path, as)
          if (isSecret) expect([path, status, answer]).toEqual([path, status, await seen(ofOne(never)[index]!, as)])
          else expect([path, status, answer.status]).toEqual([path, status, 200])
          expect(answer.text).not.toMatch(/canary note|canary@example|9035559876/i)
        }
        for (const path of [...ofAll, ...ofTour]) {
          const { text } = await seen(path, as)
          if (isSecret) expect([path, status, text.includes(secret), text.includes(cup.id)]).toEqual([path, status, false, false])
          expect(text).not.toMatch(/canary note|canary@example|9035559876/i)
        }
      }
    }
    // Control: what everybody may see is there.
    await ramp.db.update(tournaments).set({ status: 'Open', deleted: false }).where(eq(tournaments.id, cup.id))
    for (const path of ['/tournaments', '/sitemap.xml', ...ofTour])
      expect((await seen(path, null)).text).toMatch(new RegExp(`${secret}|${cup.id}`))
  })

  test('a short link leads to its tournament, or to the form behind its QR code, however its letters are typed', async () => {
    const cup = await aTournament(ramp, ana, { status: 'Open' })
    const leadsTo = { t: `/tournaments/${cup.id}`, q: `/pre-register-qr-code/${cup.id}` }
    for (const [letter, place] of Object.entries(leadsTo))
      for (const code of [shortCodeOf(cup.id), shortCodeOf(cup.id).toUpperCase()]) {
        const answer = await fetch(`${ramp.address}/${letter}/${code}`, { redirect: 'manual' })
        expect([answer.status, answer.headers.get('location')]).toEqual([302, place])
      }
  })

  test('what has not changed costs a line: pages, pictures and calendars carry a tag', async () => {
    const cup = await aTournament(ramp, ana, { status: 'Open' })
    for (const path of [
      `/tournaments/${cup.id}`,
      `/tournaments/${cup.id}/picture.png`,
      `/tournaments/${cup.id}/calendar.ics`,
      '/sitemap.xml',
    ]) {
      const tag = (await get(path)).headers.get('etag')!
      expect([path, (await get(path, null, { 'if-none-match': tag })).status]).toEqual([path, 304])
    }
  })

  test('a search engine is told of the pages and of every public tournament', async () => {
    const cup = await aTournament(ramp, ana, { status: 'Scheduled' })
    const map = await (await get('/sitemap.xml')).text()
    for (const path of ['/home', '/about', `/tournaments/${cup.id}`, `/live-leaderboard/${cup.id}`])
      expect(map).toContain(`<loc>https://ramp.lake.test${path}</loc>`)
    expect(await (await get('/robots.txt')).text()).toContain('Sitemap: https://ramp.lake.test/sitemap.xml')
    // Of two pages about the same, search engines keep the newer.
    const old = await get('/features-old')
    expect([old.status, await old.text(), map.includes('features-old')]).toEqual([200, expect.stringContaining('noindex'), false])
  })

  test('a board stands in somebody else’s page: framed, small, in their look, and without a portal around it', async () => {
    const { tournament, weighAll } = await lakeFork(ramp, ana)
    await weighAll()
    const answer = await get(`/live-leaderboard/${tournament.id}/embed?rows=3&theme=dark&units=decimal-lb&lang=es`)
    const text = await answer.text()
    expect(text.length).toBeLessThan(10_000)
    expect([answer.headers.get('x-frame-options'), answer.headers.get('set-cookie')]).toEqual([null, null])
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *')
    const page = parsedPage(text)
    expect(page.querySelectorAll('nav, header, footer, link[rel=stylesheet]')).toHaveLength(0)
    const rows = [...page.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
    expect([rows.length, rows[0], page.querySelector('th')?.textContent]).toEqual([3, ['1', 'Ty Hall', '5', '18.13 lb'], 'Lugar'])
    expect(text).toContain('color-scheme:dark')
    // What makes no sense is as usual.
    const odd = parsedPage(await (await get(`/live-leaderboard/${tournament.id}/embed?rows=x&theme=</style>&units=stone`)).text())
    expect([odd.querySelectorAll('tbody tr').length, odd.querySelectorAll('style').length]).toEqual([10, 1])
    // Every other page stays its own.
    for (const path of [`/live-leaderboard/${tournament.id}`, `/tournaments/${tournament.id}`, '/home'])
      expect([path, (await get(path)).headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ])
  })

  test('boards wear the theme of their director, on phones, TVs and in other pages; those of another director look as before', async () => {
    const [dee, eve] = [await ramp.person('Director', 'Dee Cole'), await ramp.person('Director', 'Eve Lane')]
    const ones = await Promise.all([dee, eve].map((one) => aTournament(ramp, one, { status: 'Open' })))
    const [deesCup, evesCup] = [ones[0]!, ones[1]!]
    const styleOf = async (path: string) => [...(await pageOf(path)).querySelectorAll('style')].map((one) => one.textContent).join()
    const boards = ({ id }: { id: string }) => ['', '/tv', '/embed'].map((end) => `/live-leaderboard/${id}${end}`)
    for (const path of [...boards(deesCup), ...boards(evesCup)]) expect(await styleOf(path)).not.toContain('--theme-')
    const tag = (await get(`/live-leaderboard/${deesCup.id}`)).headers.get('etag')

    const body = { headerGradient: 'green', backgroundGradient: 'red', headerImage: '/uploads/themes/shore_1.png' } as const
    const { body: theme } = await ramp.call(directorThemeCalls.create, { as: dee, body })
    for (const path of boards(deesCup)) {
      const style = await styleOf(path)
      expect([path, style]).toEqual([path, expect.stringContaining('url("/uploads/themes/shore_1.png?w=960")')])
      expect([path, style.includes('{--theme-header:')]).toEqual([path, true])
    }
    // It names whose it is: the page of one board may be kept for another one.
    expect((await pageOf(`/live-leaderboard/${deesCup.id}`)).querySelector(`style#theme-${deesCup.id}`)).not.toBeNull()
    for (const path of boards(evesCup)) expect(await styleOf(path)).not.toContain('--theme-')
    expect((await get(`/live-leaderboard/${deesCup.id}`, null, { 'if-none-match': tag! })).status).toBe(200)

    await ramp.call(directorThemeCalls.remove, { as: dee, params: { id: theme._id } })
    expect((await get(`/live-leaderboard/${deesCup.id}`, null, { 'if-none-match': tag! })).status).toBe(304)
  })

  test('another site reads board and results, with a tag and without our cookies', async () => {
    const { tournament, weighAll } = await lakeFork(ramp, ana)
    await weighAll()
    await ramp.deps.pool.query(`update tournaments set status = 'Closed' where id = $1`, [tournament.id])
    await touchBoard(ramp.db, tournament.id)
    await ramp.call(tournamentResultCalls.create, { as: ana, body: { tournament: tournament.id } })
    const from = { origin: 'https://club.example' }
    for (const path of [`/api/tournament-results/board/${tournament.id}`, `/api/tournament-results/by-tournament/${tournament.id}`]) {
      const answer = await get(path, null, from)
      const { headers } = answer
      expect([path, answer.status, headers.get('access-control-allow-origin'), headers.get('access-control-allow-credentials')]).toEqual([
        path,
        200,
        '*',
        null,
      ])
      expect(headers.get('access-control-expose-headers')).toBe('etag')
      const again = await get(path, null, { ...from, 'if-none-match': headers.get('etag')! })
      expect([path, again.status, again.headers.get('access-control-allow-origin')]).toEqual([path, 304, '*'])
      const asked = await fetch(ramp.address + path, {
        method: 'OPTIONS',
        headers: { ...from, 'access-control-request-method': 'GET', 'access-control-request-headers': 'if-none-match' },
      })
      expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([204, 'if-none-match'])
    }
    for (const path of ['/api/tournaments/', `/api/tournament-results/preview/${tournament.id}`, '/api/auth/setup'])
      expect([path, (await get(path, ana, from)).headers.get('access-control-allow-origin')]).toEqual([path, null])
  })

  test('a crowd behind one address opens pages by the limit of a crowd; feeds and site maps, which programs read, count as visits', async () => {
    const webRoot = await mkdtemp(join(tmpdir(), 'web-'))
    for (const page of ['index.html', 'visit.html']) await writeFile(join(webRoot, page), TEMPLATE)
    const busy = await aTestServer({ app: { webRoot, rateLimits: { perSession: 9, perAddress: 2, perCrowd: 4 } } })
    try {
      const statuses = async (paths: string[]) => {
        const all: number[] = []
        for (const path of paths) all.push((await fetch(busy.address + path)).status)
        return all
      }
      expect(await statuses(['/sitemap.xml', JSON_PATH, RSS_PATH])).toEqual([200, 200, 429])
      expect(await statuses(['/', '/home', '/features', '/tournaments', '/home'])).toEqual([200, 200, 200, 200, 429])
    } finally {
      await busy.close()
    }
  })
})
