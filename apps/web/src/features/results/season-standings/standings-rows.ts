import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { SeasonEventPointDistribution } from '@ramplight/contract/results/season-event-point-distributions'
import type { SeasonRules } from '@ramplight/contract/tours/seasons'
import { type SeasonRow, seasonStandings } from '@ramplight/domain/engine'
import { eventsHeld } from '@ramplight/domain/points/season-results'
import { fullName } from '@ramplight/domain/registration/full-name'
import { t } from './season-standings.texts.ts'

export type StandingsRow = SeasonRow & { name: string /** Points by tournament. */; byEvent: Record<string, number> }

type Given = {
  season: string
  distributions: readonly SeasonEventPointDistribution[]
  /** Undefined while they are on their way: then nobody is called unknown yet. */
  entries: readonly TournamentEntry[] | undefined
  /** Those in force. */
  rules?: SeasonRules | null
}

const teamName = (entry: TournamentEntry | undefined) =>
  entry?.anglers.map(({ last_name, first_name }) => last_name || first_name).join(' · ')

/** The season so far, with names: of the angler, or of the team as it last fished. */
export function standingsRows({ season, distributions, entries, rules = null }: Given): StandingsRow[] {
  const byId = new Map(entries?.map((entry) => [entry._id, entry]))
  const names = new Map<string, string>()
  const points = new Map<string, Record<string, number>>()
  for (const row of distributions) {
    const id = row.seasonTeam ?? row.angler
    if (!id) continue
    const entry = byId.get(row.entry)
    const angler = entry?.anglers.find(({ _id }) => _id === row.angler)
    const name = row.seasonTeam ? teamName(entry) : angler && fullName(angler)
    if (name) names.set(id, name)
    if (row.points !== null)
      points.set(id, { ...points.get(id), [row.tournament]: Math.max(row.points, points.get(id)?.[row.tournament] ?? 0) })
  }
  const rows = seasonStandings({
    season,
    distributions: distributions,
    rules: rules && { ...rules, events: eventsHeld(distributions) },
  })
  const nameless = entries ? t('standingsRows.unknownAngler') : '…'
  return rows.map((row) => ({ ...row, name: names.get(row.id) ?? nameless, byEvent: points.get(row.id) ?? {} }))
}
