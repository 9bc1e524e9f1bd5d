import { brand } from '@ramplight/domain/kernel/brand'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { type Html, html } from '#platform/http/html'
import { addressOf } from './event-page.ts'
import type { PublicPage } from './page.ts'
import { JSON_PATH, RSS_PATH } from './results-feed.ts'
import { writeDays } from './words.ts'

/** What a page of all tours, seasons or divisions lists. */
export type Listed = 'tours' | 'seasons' | 'divisions'
/** What a page begins with: the first view of a visitor (the web's `shell/visit.tsx`), the app, or the board. */
export type Template = 'visit.html' | 'index.html' | 'live-leaderboard.html'
/**
 * `listed`: search engines are told of it. `events`: what is coming up stands on it. `of`: a list of these stands on it. `file`:
 * it begins with this, and not with the first view of a visitor.
 */
type SitePage = { title: string; description: string; listed: boolean; events?: true; of?: Listed; file?: Template }

/** The pages that everybody may see and that are the same for everybody. */
export const SITE_PAGES: Readonly<Record<string, SitePage>> = {
  '/home': {
    title: 'Tournaments, from first light to final weight',
    description:
      'The software that fishing tournaments run on: entries, boat draw, weigh-in, live leaderboard and payouts. Works a whole day without a network.',
    listed: true,
    events: true,
  },
  '/tournaments': {
    title: 'Find fishing tournaments',
    description: 'Fishing tournaments by date, state, tour, entry fee, solo or team: enter, follow the live leaderboard, read the results.',
    listed: true,
    events: true,
  },
  '/tournaments/map': {
    title: 'Fishing tournaments on the map',
    description: 'Fishing tournaments near you, on a map of the United States and in a list: dates, ramps, entry fees.',
    file: 'index.html',
    listed: true,
    events: true,
  },
  '/tournaments/live': {
    title: 'Tournaments on the water now',
    description: 'Fishing tournaments that are on now, with their live leaderboards.',
    listed: true,
    events: true,
  },
  '/live-leaderboard': {
    title: 'Live leaderboards',
    description: 'Live leaderboards of fishing tournaments, and the official results of the last ones.',
    file: 'live-leaderboard.html',
    listed: true,
    events: true,
  },
  '/tours': {
    title: 'Fishing tours',
    description: 'Tours and trails with their seasons, standings and tournaments.',
    listed: true,
    of: 'tours',
  },
  '/seasons': { title: 'Fishing seasons', description: 'Seasons with their standings, points and rules.', listed: true, of: 'seasons' },
  '/divisions': {
    title: 'Divisions',
    description: 'Divisions of tours with their seasons and tournaments.',
    listed: true,
    of: 'divisions',
  },
  '/features': {
    title: 'Features',
    description: `What ${brand.name} does for a tournament director: entries, boat draw, flights, weigh-in at several stations, payouts, season standings.`,
    listed: true,
  },
  '/about': { title: 'About us and prices', description: `What ${brand.name} costs, and what each plan includes.`, listed: true },
  '/contact-us': { title: 'Contact us', description: `Write to the people who make ${brand.name}.`, listed: true },
  '/login': { title: 'Log in', description: `Log in to ${brand.name}.`, listed: false },
  '/privacy-policy': { title: 'Privacy policy', description: `What ${brand.name} keeps about you, why, and for how long.`, listed: true },
  '/terms-of-service': { title: 'Terms of service', description: `The rules for using ${brand.name}.`, listed: true },
}

const FEEDS = [
  { type: 'application/rss+xml', path: RSS_PATH, title: 'Official results' },
  { type: 'application/feed+json', path: JSON_PATH, title: 'Official results' },
]

export const PLACES = html`<p><a href="/tournaments">Find Tournaments</a> · <a href="/live-leaderboard">Live</a> · <a href="/tours">Tours</a> · <a href="/seasons">Seasons</a> · <a href="/features">Features</a> · <a href="/about">About Us</a> · <a href="/contact-us">Contact Us</a></p>`

type OnPage = { events: readonly TournamentRow[]; links: readonly { id: string; name: string }[] }

export function sitePage(path: string, page: SitePage, { events, links }: OnPage): PublicPage {
  return {
    ...page,
    path,
    essentials: html`<main><h1>${page.title}</h1><p>${page.description}</p>${page.events && listOf(events)}${page.of && html`<ul>${links.map(({ id, name }) => html`<li><a href="${path}/${id}">${name}</a></li>\n`)}</ul>`}${PLACES}</main>`,
    ...(page.events && { others: FEEDS }),
  }
}

/** `/tournaments/:tourName`: the tournaments of one tour. */
export function tourPage(
  tour: { name: string; urlLookupKey: string | null; additionalInfo: string | null },
  events: TournamentRow[],
): PublicPage {
  const title = `${tour.name} Tournaments`
  const path = `/tournaments/${tour.urlLookupKey}`
  const description = tour.additionalInfo ?? `Dates, ramps, live leaderboards and results of the tournaments of ${tour.name}.`
  return {
    title,
    description: description.slice(0, 200),
    path,
    essentials: html`<main><h1>${title}</h1><p>${description}</p>${listOf(events)}${PLACES}</main>`,
    others: [{ type: 'text/calendar', path: `${path}/calendar.ics`, title }],
  }
}

/** Tournaments by name, with their days and their water. */
export const listOf = (events: readonly TournamentRow[]): Html =>
  events.length
    ? html`<ul>${events.map(
        (one) =>
          html`<li><a href="${addressOf(one)}">${one.name}</a>, ${writeDays(one.tournamentDates)}, ${one.location}, ${one.city} ${one.state}</li>\n`,
      )}</ul>`
    : html`<p>No tournament is announced right now.</p>`
