import type { SeasonStandingRow } from '@ramplight/contract/results/season-standings'
import type { TournamentRow } from '#features/tournaments/tournaments/index'
import type { DivisionRow } from '#features/tours/divisions/index'
import type { SeasonRow } from '#features/tours/seasons/index'
import type { TourRow } from '#features/tours/tours/index'
import { html } from '#platform/http/html'
import type { PublicPage } from './page.ts'
import { listOf, PLACES } from './site-pages.ts'
import { shortened, writeDays } from './words.ts'

const LONGEST_DESCRIPTION = 200
const LONGEST_TEXT = 4000
/** Of the standings. */
const FIRST = 10

export const tourAddress = (id: string): string => `/tours/${id}`
export const seasonAddress = (id: string): string => `/seasons/${id}`
export const divisionAddress = (id: string): string => `/divisions/${id}`

type Named = { id: string; name: string }
const linksOf = (title: string, list: readonly Named[], addressOf: (id: string) => string) =>
  list.length > 0 && html`<h2>${title}</h2><ul>${list.map(({ id, name }) => html`<li><a href="${addressOf(id)}">${name}</a></li>\n`)}</ul>`
/** Who is behind it, by name and address. */
const runBy = (tour: Named, origin: string) => ({
  '@type': 'SportsOrganization',
  name: tour.name,
  url: new URL(tourAddress(tour.id), origin).href,
})
/** A tour or a division, as a page that is all about it says. */
const organization = (name: string, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'SportsOrganization',
  '@id': url,
  url,
  name,
  sport: 'Fishing',
})

/** `/tours/:id`. */
export function wholeTourPage(
  tour: TourRow,
  { seasons, divisions, events }: { seasons: readonly SeasonRow[]; divisions: readonly DivisionRow[]; events: readonly TournamentRow[] },
  origin: string,
): PublicPage {
  const path = tourAddress(tour.id)
  const description = tour.additionalInfo ?? `Seasons, standings, tournaments and results of ${tour.name}.`
  return {
    title: tour.name,
    description: shortened(description, LONGEST_DESCRIPTION),
    path,
    data: {
      ...organization(tour.name, new URL(path, origin).href),
      description: shortened(description, 500),
    },
    essentials: html`<main>
<h1>${tour.name}</h1>
<p style="white-space:pre-line">${description.slice(0, LONGEST_TEXT)}</p>
${linksOf('Seasons', seasons, seasonAddress)}
${linksOf('Divisions', divisions, divisionAddress)}
<h2>Tournaments</h2>
${listOf(events)}
${PLACES}
</main>`,
    others: [{ type: 'text/calendar', path: `${path}/calendar.ics`, title: tour.name }],
  }
}

const placeOf = ({ position, tied }: SeasonStandingRow) => `${tied ? 'T' : ''}${position}`

/** `/seasons/:id`. */
export function seasonPage(
  season: SeasonRow,
  { tour, standings, events }: { tour: TourRow | null; standings: readonly SeasonStandingRow[]; events: readonly TournamentRow[] },
  origin: string,
): PublicPage {
  const path = seasonAddress(season.id)
  const url = new URL(path, origin).href
  const [leader] = standings
  const first = standings.slice(0, FIRST)
  const title = tour ? `${tour.name} ${season.name}` : season.name
  const led = leader ? `1st: ${leader.name}, ${leader.points} points. ` : ''
  return {
    title,
    description: shortened(`${led}Standings, points of every event and rules. ${season.rules ?? ''}`, LONGEST_DESCRIPTION),
    path,
    data: {
      '@context': 'https://schema.org',
      '@type': 'EventSeries',
      '@id': url,
      url,
      name: title,
      startDate: season.startDate,
      endDate: season.endDate,
      ...(tour && { organizer: runBy(tour, origin) }),
      ...(first.length > 0 && {
        subjectOf: {
          '@type': 'ItemList',
          name: `Standings: ${title}`,
          url,
          numberOfItems: first.length,
          itemListElement: first.map((row, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: row.name,
            description: `Place ${placeOf(row)}, ${row.points} points`,
          })),
        },
      }),
    },
    essentials: html`<main>
<h1>${title}</h1>
<p>${writeDays([season.startDate, season.endDate])}</p>
<h2>Standings</h2>
${
  first.length > 0
    ? html`<table><thead><tr><th>Place</th><th>Name</th><th>Events</th><th>Points</th></tr></thead><tbody>
${first.map((row) => html`<tr><td>${placeOf(row)}</td><td>${row.name}</td><td>${row.events}</td><td>${row.points}</td></tr>\n`)}</tbody></table>`
    : html`<p>Points post once results are official.</p>`
}
<h2>Tournaments</h2>
${listOf(events)}
${season.rules && html`<h2>Rules</h2><p style="white-space:pre-line">${season.rules.slice(0, LONGEST_TEXT)}</p>`}
${tour && html`<p><a href="${tourAddress(tour.id)}">${tour.name}</a></p>`}
${PLACES}
</main>`,
  }
}

/** `/divisions/:id`. */
export function divisionPage(
  division: DivisionRow,
  { tour, seasons, events }: { tour: TourRow | null; seasons: readonly SeasonRow[]; events: readonly TournamentRow[] },
  origin: string,
): PublicPage {
  const path = divisionAddress(division.id)
  const title = tour ? `${tour.name}: ${division.name}` : division.name
  return {
    title,
    description: shortened(`Seasons, standings and tournaments of ${title}.`, LONGEST_DESCRIPTION),
    path,
    data: {
      ...organization(title, new URL(path, origin).href),
      ...(tour && { parentOrganization: runBy(tour, origin) }),
    },
    essentials: html`<main>
<h1>${title}</h1>
${linksOf('Seasons', seasons, seasonAddress)}
<h2>Tournaments</h2>
${listOf(events)}
${PLACES}
</main>`,
  }
}
