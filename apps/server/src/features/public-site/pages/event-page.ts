import type { BoardTheme } from '@ramplight/domain/content/board-theme'
import { shortDollars } from '@ramplight/domain/kernel/short-dollars'
import { entryFeeOf } from '@ramplight/domain/registration/entry-items'
import type { DayTimes } from '@ramplight/domain/tournament/launch-times'
import { shownStatus } from '@ramplight/domain/tournament/statuses'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import type { BoardSummary } from '#features/results/tournament-results/index'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import { type Html, html } from '#platform/http/html'
import type { PublicPage } from './page.ts'
import { boardStyle } from './theme-style.ts'
import { hoursOf, shortened, writeClock, writeDays, writeMoment } from './words.ts'

/** A tournament that everybody may see, and what stands beside it. */
export type PublicEvent = { tournament: TournamentRow; tourName: string | null; board: BoardSummary }

export const addressOf = ({ id }: Pick<TournamentRow, 'id'>): string => `/tournaments/${id}`
export const boardOf = ({ id }: Pick<TournamentRow, 'id'>): string => `/live-leaderboard/${id}`
export const pictureOf = ({ id }: Pick<TournamentRow, 'id'>): string => `/tournaments/${id}/picture.png`
export const calendarOf = ({ id }: Pick<TournamentRow, 'id'>): string => `/tournaments/${id}/calendar.ics`

const LONGEST_DESCRIPTION = 200
const LONGEST_TEXT = 4000
/** Of the standings. */
const FIRST = 10

const placeOf = ({ location, landing, city, state }: TournamentRow) => `${location}, ${landing}, ${city} ${state}`
const fieldOf = ({ teamEvent }: TournamentRow) => (teamEvent ? 'Teams' : 'Solo')

/** What the standings are called as the day goes on. */
const STANDINGS: Readonly<Record<BoardSummary['state'], string>> = {
  'not-public': 'Standings',
  before: 'Standings',
  fishing: 'Standings',
  weighing: 'Live standings',
  'between-days': 'Standings after the day',
  unofficial: 'Unofficial standings',
  official: 'Official results',
}

/** `1. Ty Hall · Jo Reyes 18-02`, for a description. */
const first = ({ leaders: [leader], held }: BoardSummary) => (leader && !held?.left ? `1st: ${leader.names}, ${leader.weight}. ` : '')

/** That the board is kept for the stage, and how; null: it shows what there is. */
export const heldOf = ({ tournament, board: { held } }: PublicEvent): string | null =>
  held &&
  (held.left === null
    ? `Held for the stage: standings as of ${writeMoment(held.since, zoneOf(tournament))}.`
    : `Held for the stage: the top ${held.left} aren’t shown yet.`)

/** `/tournaments/:id`. */
export function eventPage(event: PublicEvent, origin: string): PublicPage {
  const { tournament } = event
  const said = `${writeDays(tournament.tournamentDates)} at ${placeOf(tournament)}. ${first(event.board)}${tournament.marketing_text ?? ''}`
  return {
    title: tournament.name,
    description: shortened(said, LONGEST_DESCRIPTION),
    path: addressOf(tournament),
    picture: { path: pictureOf(tournament), alt: `${tournament.name}, ${writeDays(tournament.tournamentDates)}` },
    data: schemaOf(event, origin),
    essentials: html`<main>
<h1>${tournament.name}</h1>
${factsOf(event)}
${standingsOf(event)}
<p><a href="${boardOf(tournament)}">Live leaderboard</a> · <a href="${calendarOf(tournament)}">Add to calendar</a> · <a href="/tournaments">All tournaments</a></p>
${textOf('About', tournament.marketing_text)}
${textOf('Rules', tournament.rules)}
</main>`,
    others: [{ type: 'text/calendar', path: calendarOf(tournament), title: tournament.name }],
  }
}

/** `/live-leaderboard/:id`. */
export function boardPage(event: PublicEvent, origin: string, theme: BoardTheme | null): PublicPage {
  const { tournament, board } = event
  return {
    title: `${tournament.name}: ${STANDINGS[board.state].toLowerCase()}`,
    description: shortened(
      `${first(board)}${heldOf(event) ?? ''} ${board.weighed} of ${board.field} weighed. ${writeDays(tournament.tournamentDates)} at ${placeOf(tournament)}.`,
      LONGEST_DESCRIPTION,
    ),
    path: boardOf(tournament),
    picture: { path: pictureOf(tournament), alt: `${tournament.name}: ${STANDINGS[board.state].toLowerCase()}` },
    data: schemaOf(event, origin),
    style: theme ? boardStyle(theme, tournament.id) : undefined,
    essentials: html`<main>
<h1>${tournament.name}</h1>
<p>${writeDays(tournament.tournamentDates)} · ${placeOf(tournament)}</p>
${standingsOf(event) ?? html`<p>No one has weighed in yet.</p>`}
<p><a href="${addressOf(tournament)}">About this tournament</a></p>
</main>`,
  }
}

/** A day at other hours than the event. */
const dayFact = ({ date, startTime, dueTime }: DayTimes): [string, string] => [
  writeDays([date]),
  `${writeClock(startTime)} to ${writeClock(dueTime)}`,
]

function factsOf({ tournament, tourName, board }: PublicEvent): Html {
  const { startTime, endTime, dayTimes, landing, street, city, state, zip, location, settings } = tournament
  const entryFee = entryFeeOf(tournament)
  const facts: [string, string | null][] = [
    ['When', `${writeDays(tournament.tournamentDates)}, ${writeClock(startTime)} to ${writeClock(endTime)} ${zoneOf(tournament).word}`],
    ...dayTimes.filter(({ date }) => tournament.tournamentDates.includes(date)).map(dayFact),
    ['Water', location],
    ['Ramp', `${landing}, ${street}, ${city} ${state} ${zip}`],
    ['Tour', tourName],
    ['Format', `${fieldOf(tournament)}, ${board.field} entered`],
    ['Entry fee', entryFee ? `${shortDollars(entryFee)} per ${settings.payout?.chargePer === 'Angler' ? 'angler' : 'boat'}` : null],
    ['Status', shownStatus(tournament)],
  ]
  return html`<dl>${facts.map(([label, value]) => value && html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`
}

function standingsOf(event: PublicEvent): Html | null {
  const { board } = event
  const held = heldOf(event)
  if (!board.leaders.length) return held === null ? null : html`<p>${held}</p>`
  return html`<h2>${STANDINGS[board.state]}</h2>
${held && html`<p>${held}</p>`}
<table><thead><tr><th>Place</th><th>Name</th><th>Fish</th><th>Weight</th></tr></thead><tbody>
${board.leaders.slice(0, FIRST).map(({ place, names, fish, weight }) => html`<tr><td>${place}</td><td>${names}</td><td>${fish}</td><td>${weight}</td></tr>\n`)}</tbody></table>`
}

const textOf = (title: string, text: string | null): Html | null =>
  text ? html`<h2>${title}</h2><p style="white-space:pre-line">${text.slice(0, LONGEST_TEXT)}</p>` : null

/** The event in the words of schema.org, with its results once there are some. */
export function schemaOf({ tournament, tourName, board }: PublicEvent, origin: string): object {
  const { tournamentDates: dates, latitude, longitude } = tournament
  const entryFee = entryFeeOf(tournament)
  const url = new URL(addressOf(tournament), origin).href
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    '@id': url,
    url,
    name: tournament.name,
    sport: 'Fishing',
    ...(tournament.marketing_text && { description: shortened(tournament.marketing_text, 500) }),
    startDate: hoursOf(tournament, 0).start.toISOString(),
    endDate: hoursOf(tournament, dates.length - 1).end.toISOString(),
    eventStatus: `https://schema.org/${tournament.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: new URL(pictureOf(tournament), origin).href,
    location: {
      '@type': 'Place',
      name: `${tournament.landing}, ${tournament.location}`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: tournament.street,
        addressLocality: tournament.city,
        addressRegion: tournament.state,
        postalCode: tournament.zip,
        addressCountry: 'US',
      },
      ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    },
    ...(tourName && { organizer: { '@type': 'SportsOrganization', name: tourName } }),
    ...(entryFee && {
      offers: {
        '@type': 'Offer',
        url,
        price: (entryFee / 100).toFixed(2),
        priceCurrency: 'USD',
        ...(tournament.status === 'Open' && !tournament.cancelled && { availability: 'https://schema.org/InStock' }),
      },
    }),
    ...(board.leaders.length > 0 && {
      subjectOf: {
        '@type': 'ItemList',
        name: `${STANDINGS[board.state]}: ${tournament.name}`,
        url: new URL(boardOf(tournament), origin).href,
        numberOfItems: Math.min(board.leaders.length, FIRST),
        itemListElement: board.leaders.slice(0, FIRST).map(({ place, names, weight }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: names,
          description: `Place ${place}, ${weight}`,
        })),
      },
    }),
  }
}
