import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { paperFileName } from './file-name.ts'
import type { Paper } from './paper.ts'
import { printDates } from './print-dates.ts'

/** What every sheet of a tournament begins and ends with. `what` the sheet is, and `more` of it: its state, its day. */
export function eventSheet(
  { name, location, tournamentDates }: Pick<Tournament, 'name' | 'location' | 'tournamentDates'>,
  what: string,
  more: readonly string[] = [],
): Omit<Paper, 'tables'> {
  const dates = printDates(tournamentDates)
  return {
    title: name,
    subtitles: [[dates, location].filter(Boolean).join(' · '), [what, ...more].join(' · ')],
    foot: [name, dates, ...(more.length > 0 ? more : [what])].filter(Boolean).join(' · '),
    fileName: paperFileName(name, tournamentDates[0], what),
  }
}
