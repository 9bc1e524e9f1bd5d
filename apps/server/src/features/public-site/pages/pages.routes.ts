import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { id as idOf } from '@ramplight/contract/kernel/fields'
import { brand } from '@ramplight/domain/kernel/brand'
import { idBeginning } from '@ramplight/domain/tournament/short-code'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { themeOf } from '#features/people/director-themes/index'
import { currentBoard, newestFinal } from '#features/results/tournament-results/index'
import {
  comingUp,
  findPublic,
  ofTour,
  publicAddresses,
  publicBeginning,
  publicOnes,
  type TournamentRow,
} from '#features/tournaments/tournaments/index'
import { findTour, findTourByKey, publicTourKeys, tourStore } from '#features/tours/tours/index'
import { isUnreachable } from '#platform/database/is-unreachable'
import type { AppDeps } from '#platform/http/deps'
import { refuseAddress } from '#platform/http/errors'
import { allowFraming } from '#platform/http/security-headers'
import { publicCardOf } from '../angler-card/index.ts'
import { feedPath, tournamentsOfFeed } from '../calendar-feeds/index.ts'
import { anglerPage } from './angler-page.ts'
import { calendarFile } from './calendar.ts'
import { openDrawing } from './drawn-pages.ts'
import { embedAway, embedPage, lookOf } from './embed-page.ts'
import { addressOf, boardPage, eventPage, type PublicEvent } from './event-page.ts'
import { filled, type PublicPage, unsaid, withDrawing } from './page.ts'
import { drawEvent } from './picture/draw-event.ts'
import { pictures } from './picture/pictures.ts'
import { type FinalResult, JSON_PATH, RSS_PATH, resultsFeed } from './results-feed.ts'
import { seriesLists, seriesPages } from './series.routes.ts'
import { SITE_PAGES, sitePage, type Template, tourPage } from './site-pages.ts'
import { MOST_ADDRESSES, robots, sitemap } from './sitemap.ts'
import { VISITOR_HEADERS, visitorOf } from './visitor.ts'

const MOST_LISTED = 50
const MOST_IN_FEED = 30
const MOST_IN_CALENDAR = 500
const SOON_S = 300

export type PublicSite = { webRoot: string; publicUrl: string | undefined }
type Asked = FastifyRequest<{ Params: { id: string } }>

const isId = (text: string): boolean => idOf.safeParse(text).success

/**
 * What visitors without our app get: pages with their essentials, pictures, calendars, feeds, and what a search engine asks for. All
 * of it is what a visitor may see, whoever asks: a draft answers like a tournament that never was.
 */
export function publicSite(app: FastifyInstance, deps: AppDeps, { webRoot, publicUrl }: PublicSite): void {
  const db = deps.outside
  const drawn = pictures()
  app.addHook('onClose', () => drawn.close())
  const originOf = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`
  /** Without PUBLIC_URL an address in an answer is what one visitor called us: no cache keeps it for another. */
  const caching = publicUrl ? undefined : 'private, no-store'
  const drawing = openDrawing(webRoot, (error) => app.log.error({ error }, 'A page could not be drawn.'))
  /** Asks the routes of this server, counted as what this visitor asks, and with no session. */
  const asVisitor = (request: FastifyRequest) => async (path: string, asked: RequestInit) => {
    const { method = 'GET', headers, body } = asked
    const answer = await app.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: request.ip,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { payload: body }),
    })
    const said = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response([204, 304].includes(answer.statusCode) ? null : answer.body, { status: answer.statusCode, headers: said })
  }
  const askedBy = (request: FastifyRequest) => {
    const { pathname, search } = new URL(request.url, 'http://here')
    return { pathname, search, ...visitorOf(request) }
  }
  const template = (name: Template) => readFile(join(webRoot, name), 'utf8')

  /** A built page with what it says, or, without, the app, which says that this is not there. */
  async function sendPage(request: FastifyRequest, reply: FastifyReply, file: Template, page: PublicPage | null) {
    if (page) {
      const drawn = drawing && file === 'visit.html' ? await drawing(askedBy(request), asVisitor(request)) : null
      if (drawing) reply.header('vary', VISITOR_HEADERS)
      const text = await template(file)
      const whole = drawn ? withDrawing(text, page, originOf(request), drawn) : filled(text, page, originOf(request))
      return send(request, reply, 'text/html', whole, caching ?? 'no-cache')
    }
    const other = file === 'visit.html' ? 'index.html' : file
    return send(request, reply.status(404), 'text/html', unsaid(await template(other)), 'no-cache')
  }

  const eventOf = async (tournament: TournamentRow): Promise<PublicEvent> => {
    const [tour, { summary }] = await Promise.all([findTour(db, tournament.tour), currentBoard(deps, db, tournament)])
    return { tournament, tourName: tour?.name ?? null, board: summary }
  }
  const findEvent = async (id: string): Promise<PublicEvent | null> => {
    const tournament = isId(id) ? await findPublic(db, id) : null
    return tournament && eventOf(tournament)
  }
  const tourOf = async (key: string) => (isId(key) ? null : findTourByKey(db, key.toLowerCase()))

  type Handler = (request: Asked, reply: FastifyReply) => Promise<unknown>
  /** Counted as what a crowd behind one address reads. */
  const get = (path: string, handler: Handler) => app.get<{ Params: { id: string } }>(path, { config: { countedAs: 'crowd' } }, handler)
  /** A page stays a page while the database is away: instead of a refusal its reader gets the app, which says so in their language. */
  const getPage = (path: string, handler: Handler, away: (request: Asked, reply: FastifyReply) => Promise<string> = appAlone) =>
    get(path, (request, reply) =>
      handler(request, reply).catch(async (error: unknown) => {
        if (!isUnreachable(error)) throw error
        request.log.error({ err: error }, 'A page without the database.')
        reply.status(503).headers({ 'retry-after': '3', 'cache-control': 'no-store' })
        return reply.type('text/html; charset=utf-8').send(await away(request, reply))
      }),
    )
  const appAlone = async () => unsaid(await template('index.html'))
  const boardAlone = async () => unsaid(await template('live-leaderboard.html'))
  /** Long lists, which programs read: counted for each address as everything else. */
  const getList = (path: string, handler: Handler) => app.get<{ Params: { id: string } }>(path, { config: { countedAs: 'visit' } }, handler)

  const lists = seriesLists(db)

  for (const [path, page] of Object.entries(SITE_PAGES)) {
    const serve = async (request: Asked, reply: FastifyReply) => {
      const events = page.events ? await comingUp(db, { now: deps.now(), limit: MOST_LISTED }) : []
      const shown = path === '/tournaments/live' ? events.filter(({ status }) => status === 'In Progress') : events
      const links = page.of ? await lists[page.of]() : []
      return sendPage(request, reply, page.file ?? 'visit.html', sitePage(path, page, { events: shown, links }))
    }
    getPage(path, serve)
    if (path === '/home') getPage('/', serve)
  }

  // The older page of features is the app's; the newer one is what search engines keep.
  get('/features-old', async (request, reply) => send(request, reply, 'text/html', unsaid(await template('index.html')), 'no-cache'))

  getPage('/tournaments/:id', async (request, reply) => {
    const { id } = request.params
    const tour = await tourOf(id)
    if (tour) {
      const events = await comingUp(db, { now: deps.now(), tour: tour.id, limit: MOST_LISTED })
      return sendPage(request, reply, 'visit.html', tourPage(tour, events))
    }
    const event = await findEvent(id)
    return sendPage(request, reply, 'visit.html', event && eventPage(event, originOf(request)))
  })
  // The short links of posters and text messages: a tournament, and the form behind its QR code.
  const shortLink = (letter: string, to: (tournament: TournamentRow) => string) =>
    getPage(`/${letter}/:id`, async (request, reply) => {
      const beginning = idBeginning(request.params.id)
      const tournament = beginning && (await publicBeginning(db, beginning))
      if (!tournament) return sendPage(request, reply, 'index.html', null)
      return reply.header('cache-control', 'no-cache').redirect(to(tournament), 302)
    })
  shortLink('t', addressOf)
  shortLink('q', ({ id }) => `/pre-register-qr-code/${id}`)

  seriesPages(db, (path, find) =>
    getPage(path, async (request, reply) => {
      const { id } = request.params
      return sendPage(request, reply, 'visit.html', isId(id) ? await find(id, originOf(request)) : null)
    }),
  )

  getPage('/anglers/:id', async (request, reply) => {
    const { id } = request.params
    const card = isId(id) ? await publicCardOf(db, id) : null
    return sendPage(request, reply, 'index.html', card && anglerPage(id, card, originOf(request)))
  })

  const sendBoard: Handler = async (request, reply) => {
    const event = await findEvent(request.params.id)
    const theme = event && (await themeOf(db, event.tournament.director))
    return sendPage(request, reply, 'live-leaderboard.html', event && boardPage(event, originOf(request), theme))
  }
  getPage('/live-leaderboard/:id', sendBoard, boardAlone)
  getPage('/live-leaderboard/:id/tv', sendBoard, boardAlone)
  const sendEmbed: Handler = async (request, reply) => {
    const event = await findEvent(request.params.id)
    if (!event) return refuseAddress(request, reply)
    allowFraming(reply)
    const theme = await themeOf(db, event.tournament.director)
    return send(request, reply, 'text/html', embedPage(event, lookOf(request.query as Record<string, unknown>), theme), 'no-cache')
  }
  getPage('/live-leaderboard/:id/embed', sendEmbed, async (request, reply) => {
    allowFraming(reply)
    return embedAway(lookOf(request.query as Record<string, unknown>))
  })

  get('/tournaments/:id/picture.png', async (request, reply) => {
    const event = await findEvent(request.params.id)
    if (!event) return refuseAddress(request, reply)
    const picture = await drawn.get(drawEvent(event))
    if (!picture) return reply.status(503).header('retry-after', '5').send()
    reply.headers({ etag: picture.tag, 'cache-control': `public, max-age=${SOON_S}`, 'cross-origin-resource-policy': 'cross-origin' })
    if (request.headers['if-none-match'] === picture.tag) return reply.status(304).send()
    return reply.type('image/png').send(picture.png)
  })

  const calendar = (request: FastifyRequest, reply: FastifyReply, name: string, ones: TournamentRow[]) => {
    reply.header('content-disposition', 'inline; filename="tournament.ics"')
    return send(request, reply, 'text/calendar', calendarFile(name, ones, originOf(request)), caching)
  }
  getList('/tournaments/:id/calendar.ics', async (request, reply) => {
    const { id } = request.params
    const tour = await tourOf(id)
    if (tour) return calendar(request, reply, tour.name, await ofTour(db, tour.id, MOST_IN_CALENDAR))
    const one = isId(id) ? await findPublic(db, id) : null
    return one ? calendar(request, reply, one.name, [one]) : refuseAddress(request, reply)
  })
  // Whoever has the address reads it: calendars ask without a session. It is nobody's to keep on the way.
  getList(feedPath(':id'), async (request, reply) => {
    const ones = await tournamentsOfFeed(db, request.params.id, MOST_IN_CALENDAR)
    if (!ones) return refuseAddress(request, reply)
    reply.header('content-disposition', 'inline; filename="tournaments.ics"')
    return send(request, reply, 'text/calendar', calendarFile(brand.name, ones, originOf(request)), 'private, no-cache')
  })
  getList('/tours/:id/calendar.ics', async (request, reply) => {
    const { id } = request.params
    const tour = isId(id) ? await findTour(db, id) : null
    return tour ? calendar(request, reply, tour.name, await ofTour(db, tour.id, MOST_IN_CALENDAR)) : refuseAddress(request, reply)
  })

  async function newest(): Promise<FinalResult[]> {
    const final = await newestFinal(db, MOST_IN_FEED)
    const ones = new Map(
      (
        await publicOnes(
          db,
          final.map(({ tournament }) => tournament),
        )
      ).map((row) => [row.id, row]),
    )
    const tours = new Map(
      (await tourStore.findMany(db, [...new Set([...ones.values()].map(({ tour }) => tour))])).map((row) => [row.id, row]),
    )
    const results: FinalResult[] = []
    for (const { tournament: id, dateFinalized } of final) {
      const tournament = ones.get(id)
      if (!tournament || !dateFinalized) continue
      const { summary } = await currentBoard(deps, db, tournament)
      // Between finalizing and reopening nobody reads it as official.
      if (summary.state === 'official')
        results.push({ tournament, tourName: tours.get(tournament.tour)?.name ?? null, board: summary, dateFinalized })
    }
    return results
  }
  getList(RSS_PATH, async (request, reply) =>
    send(request, reply, 'application/rss+xml', resultsFeed(await newest(), originOf(request)).rss2(), caching),
  )
  getList(JSON_PATH, async (request, reply) =>
    send(request, reply, 'application/feed+json', resultsFeed(await newest(), originOf(request)).json1(), caching),
  )

  getList('/sitemap.xml', async (request, reply) => {
    const [keys, tours, seasons, divisions] = await Promise.all([
      publicTourKeys(db, MOST_LISTED * 100),
      lists.tours(),
      lists.seasons(),
      lists.divisions(),
    ])
    const tournaments = await publicAddresses(db, MOST_ADDRESSES / 2)
    return send(request, reply, 'application/xml', sitemap({ tournaments, keys, tours, seasons, divisions }, originOf(request)), caching)
  })
  get('/robots.txt', async (request, reply) => send(request, reply, 'text/plain', robots(originOf(request)), caching))
}

/** Text with its tag: whoever has it already is told so in a line. */
function send(request: FastifyRequest, reply: FastifyReply, type: string, text: string, caching = `public, max-age=${SOON_S}`) {
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`
  reply.headers({ etag: tag, 'cache-control': caching })
  if (request.headers['if-none-match'] === tag) return reply.status(304).send()
  return reply.type(`${type}; charset=utf-8`).send(text)
}
