import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsedPage, parsedXml } from '../../../testing/parsed-page.ts'
import type { PublicEvent } from './event-page.ts'
import { resultsFeed } from './results-feed.ts'

const tournament = { id: 'a'.repeat(24), location: 'Lake Fork', city: 'Emory', state: 'TX', tournamentDates: ['2027-06-12'] }
const board = { state: 'official', leaders: [{ place: '1', names: '<script>Ty</script>', weight: '18-02', fish: 5 }] }

/** The feed of one official result with this name. */
const feedOf = (name: string) =>
  resultsFeed(
    [
      {
        tournament: { ...tournament, name },
        tourName: name,
        board,
        dateFinalized: '2027-06-12T20:00:00.000Z',
      } as unknown as PublicEvent & { dateFinalized: string },
    ],
    'https://ramp.test',
  )

test('PROPERTY: whatever a tournament is called, the feed is XML that can be read, and brings no code', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(']]>', '<script>alert(1)</script>', '</title>', '&lt;b&gt;', '\u0007\ufffe'),
  )
  fc.assert(
    fc.property(typed, (name) => {
      const [item] = parsedXml(feedOf(name).rss2()).querySelectorAll('item')
      const words = parsedPage(item!.querySelector('description')!.textContent)
      expect(words.querySelectorAll('*:not(html, head, body, br)')).toHaveLength(0)
    }),
    { numRuns: 200 },
  )
})
