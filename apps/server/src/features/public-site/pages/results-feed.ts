import { brand } from '@ramplight/domain/kernel/brand'
import { Feed } from 'feed'
import { escaped, forXml } from '#platform/http/html'
import { boardOf, type PublicEvent, pictureOf } from './event-page.ts'
import { writeDays } from './words.ts'

export const RSS_PATH = '/results.rss'
export const JSON_PATH = '/results.json'

/** Of the standings. */
const FIRST = 10

export type FinalResult = PublicEvent & { dateFinalized: string }

/** The library puts titles into blocks that end with these letters. */
const asTitle = (name: string) => forXml(name).replaceAll(']]>', ']] >')

/** What became official, newest first, for whoever reports about it. */
export function resultsFeed(results: readonly FinalResult[], origin: string): Feed {
  const full = (path: string) => new URL(path, origin).href
  const feed = new Feed({
    title: `${brand.name}: official results`,
    description: 'Tournament results, when they become official.',
    id: full('/tournaments'),
    link: full('/tournaments'),
    language: 'en',
    copyright: 'Names and weights as the tournament directors made them official.',
    feedLinks: { rss: full(RSS_PATH), json: full(JSON_PATH) },
    ...(results[0] && { updated: new Date(results[0].dateFinalized) }),
  })
  for (const { tournament, tourName, board, dateFinalized } of results) {
    const standings = board.leaders.slice(0, FIRST).map(({ place, names, weight }) => `${place}. ${names}, ${weight}`)
    const where = `${tournament.location}, ${tournament.city} ${tournament.state}`
    feed.addItem({
      title: asTitle(tournament.name),
      // What is made official anew is news again.
      id: `${full(boardOf(tournament))}#${dateFinalized}`,
      link: full(boardOf(tournament)),
      date: new Date(dateFinalized),
      image: full(pictureOf(tournament)),
      // Readers take it for HTML.
      description: [tourName, where, writeDays(tournament.tournamentDates), ...standings]
        .flatMap((line) => (line ? [escaped(forXml(line))] : []))
        .join('<br>'),
    })
  }
  return feed
}
