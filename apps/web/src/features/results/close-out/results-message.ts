import type { Results } from '../screen/results-view.ts'
import { placeMark, standingLines } from '../standings/standing-lines.ts'
import { weightText } from '../words/words.ts'
import { t } from './close-out.texts.ts'

/** A mail says the first of them; the rest stands behind the address. */
const MOST_PLACES = 5

/** What a director would write when the results are official, to send as it is or changed. `origin`: where the public board is. */
export function resultsMessage(results: Results, origin: string): { subject: string; message: string } {
  const { tournament, words } = results
  const places = standingLines(results)
    .filter(({ row }) => !row.disqualified)
    .slice(0, MOST_PLACES)
    .map(({ row, weighed }) => `${placeMark(row, weighed)}. ${words.crewOf(row.entry)}  ${weightText(row.totalWeight, words)}`)
  return {
    subject: t('tell.subject', { tournament: tournament.name }),
    message: [
      t('tell.official', { tournament: tournament.name }),
      places.join('\n'),
      t('tell.more', { address: new URL(`/live-leaderboard/${tournament._id}`, origin).href }),
    ].join('\n\n'),
  }
}
