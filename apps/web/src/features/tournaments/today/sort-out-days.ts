import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { addDays } from '#platform/values/tournament-dates.ts'

export type Days = {
  /** Running now, or dated today. */
  today: SkinnyTournament[]
  upcoming: SkinnyTournament[]
  recent: SkinnyTournament[]
}

const lastDay = ({ tournamentDates, startDate }: SkinnyTournament) => tournamentDates.at(-1) ?? startDate

/** A person's tournaments around today; `days` looks as far ahead as back. Drafts are work ahead, too. */
export function sortOutDays(tournaments: readonly SkinnyTournament[], today: string, days: number): Days {
  const [from, to] = [addDays(today, -days), addDays(today, days)]
  const isToday = (one: SkinnyTournament) =>
    one.status === 'In Progress' || (one.status !== 'Completed' && one.status !== 'Draft' && one.tournamentDates.includes(today))
  const rest = tournaments.filter((one) => !isToday(one))
  return {
    today: tournaments.filter(isToday),
    upcoming: rest
      .filter((one) => lastDay(one) >= today && one.startDate <= to && one.status !== 'Completed')
      .sort((a, b) => a.startDate.localeCompare(b.startDate)),
    recent: rest
      .filter((one) => (lastDay(one) < today || one.status === 'Completed') && lastDay(one) >= from)
      .sort((a, b) => lastDay(b).localeCompare(lastDay(a))),
  }
}
