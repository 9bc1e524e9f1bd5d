import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { WeighIn as SavedWeighIn } from '@ramplight/contract/weigh-in/weigh-ins'
import { byText } from '@ramplight/domain/kernel/text-order'
import type { Weight } from '@ramplight/domain/kernel/units'
import { points } from '@ramplight/domain/points/points'
import { dayRecord } from '@ramplight/domain/scoring/day-record'
import { standings } from '@ramplight/domain/scoring/standings'
import type { Entry, StandingRow, WeighIn } from '@ramplight/domain/scoring/types'

/** A weigh-in that counts: of the server, or still only on this device. */
export type CountedWeighIn = WeighIn & { entry: string; day: number; at: string }

/** As the server tells the engine: when it was weighed may break a tie. */
const timed = (weighIn: CountedWeighIn): CountedWeighIn => ({ ...weighIn, weighedAt: weighIn.at })

/** What the server has and this device still holds, each bag once. */
export function countedWeighIns(saved: readonly SavedWeighIn[], onDevice: readonly CountedWeighIn[]): CountedWeighIn[] {
  const known = new Set(saved.map(({ _id }) => _id))
  const counting: CountedWeighIn[] = saved.filter(({ voided }) => !voided)
  return [...counting, ...onDevice.filter(({ _id }) => !known.has(_id))].map(timed).sort((a, b) => byText(a.at, b.at))
}

type Settings = Tournament['settings']

const daysOf = (settings: Settings, weighIns: readonly CountedWeighIn[]) =>
  [...new Set(weighIns.map(({ day }) => day))]
    .sort((a, b) => a - b)
    .map((day) => dayRecord({ settings, day, weighIns: weighIns.filter((weighIn) => weighIn.day === day) }))

/** Every entry with its day records: what the rules of standing read. */
export function fieldSoFar(tournament: Tournament, entries: readonly TournamentEntry[], weighIns: readonly CountedWeighIn[]): Entry[] {
  const byEntry = Map.groupBy(weighIns, ({ entry }) => entry)
  return entries.map((entry) => ({ ...entry, weights: daysOf(tournament.settings, byEntry.get(entry._id) ?? []) }))
}

export type Place = {
  position: number | null
  tied: boolean
  total: Weight
  bigFish: Weight
  /** Weight of the given day alone. */
  dayWeight: Weight
  /** What was carried into the day. */
  carried: Weight
  weighedDays: number
  /** The heaviest total of anybody else; null while nobody has weighed. */
  lead: Weight | null
  points: number | null
  disqualified: boolean
  /** The day after which this entry was cut; null while it is in. */
  cutAfterDay: number | null
}

type Question = { tournament: Tournament; field: readonly Entry[]; entry: string; day: number }

const weighedBy = ({ weights }: Entry) => (weights ?? []).length > 0

/** Where an entry stands, among those who have weighed. */
export function placeOf({ tournament, field, entry, day }: Question): Place {
  const own = field.find(({ _id }) => _id === entry)
  const among = field.filter((other) => other._id === entry || weighedBy(other))
  const table = standings({ tournament, entries: [...among] })
  const row: StandingRow | undefined = table.standings.find((candidate) => candidate.entry === entry)
  const others = table.standings.filter((other) => other.entry !== entry && other.position !== null)
  const dayWeight = own?.weights?.find((record) => record.day === day)?.adjustedWeight ?? 0
  const given = points({ settings: tournament.settings, standings: table, openTournament: tournament.setupOptions.openTournament ?? null })
  return {
    position: row?.position ?? null,
    tied: row?.tied ?? false,
    total: row?.totalWeight ?? 0,
    bigFish: row?.bigFish ?? 0,
    dayWeight,
    carried: (own?.weights ?? [])
      .filter((record) => (record.day ?? 0) < day)
      .reduce((sum, record) => sum + (record.adjustedWeight ?? 0), 0),
    weighedDays: own?.weights?.length ?? 0,
    lead: others.length === 0 ? null : Math.max(...others.map(({ totalWeight }) => totalWeight)),
    points: given.find((candidate) => candidate.entry === entry)?.points ?? null,
    disqualified: row?.disqualified ?? false,
    cutAfterDay: row?.cutAfterDay ?? null,
  }
}

/** Where the entry would stand with this bag on top. `replaces` is the saved weigh-in it corrects. */
export function placeWith(question: Question, bags: readonly WeighIn[]): Place {
  const { tournament, field, entry, day } = question
  const withBag = field.map((other) => {
    if (other._id !== entry) return other
    const record = dayRecord({ settings: tournament.settings, day, weighIns: [...bags] })
    return { ...other, weights: [...(other.weights ?? []).filter((existing) => existing.day !== day), record] }
  })
  return placeOf({ ...question, field: withBag })
}

/** The entries that were cut before this day, and after which day. */
export function cutBefore(tournament: Tournament, field: readonly Entry[], day: number): Map<string, number> {
  if (!tournament.hasCuts) return new Map()
  const rows = standings({ tournament, entries: [...field] }).standings
  return new Map(
    rows.flatMap(({ entry, cutAfterDay }) => (cutAfterDay !== null && day > cutAfterDay ? [[entry, cutAfterDay] as const] : [])),
  )
}
