import { groupBy } from '../kernel/group-by.ts'
import type { Id } from '../kernel/ids.ts'
import { disagreementOf } from '../log/fold-log.ts'
import { type NamedBoat, sameBoatPairs } from '../registration/same-boat.ts'
import type { Calculation } from '../results/calculate.ts'
import { scoreWeighIn } from '../scoring/score-weigh-in.ts'
import { type CurrentWeighIn, currentWeighIns } from '../scoring/weigh-in-log.ts'
import { weighsOnce } from './bags-today.ts'
import { knowingOf, type StoredEvent } from './weigh-in-records.ts'

/**
 * What a person has to look at, because stations that could not hear of each other said different things. Nothing is taken
 * back for it: both sayings stay in the log, and what counts meanwhile follows from the log alone.
 */
export type WeighInFlagKind =
  /** A boat has two bags where it weighs one. Void one, or say that it is one more bag. */
  | 'weighed-twice'
  /** Two corrected the same weigh-in without knowing of each other; the later one counts. Correct it once more. */
  | 'two-corrections'
  /** One corrected a weigh-in and another voided it, neither knowing of the other; it does not count. Void it again, or weigh it again. */
  | 'void-and-correction'
  /** A bag that came in after its day was closed. Look at it, open the day and close it again; or void it. */
  | 'came-late'
  /** A bag on a day that this boat did not make the cut for. Void it. */
  | 'after-cut'
  /** A clock that was set, or never compared, says that it was late; it counts as on time. Say how late it was. */
  | 'late-unproven'
  /** Two entries whose crews have similar names. Say that they are two boats, or make them one. */
  | 'same-boat'

/** `weighIns` are the ones in question, in the order they were made. `other`: the entry that may be the same boat. */
export type WeighInFlag = { kind: WeighInFlagKind; entry: Id; day: number; weighIns: Id[]; other?: Id }

/** A day as its director said: closed days take no more bags. */
export type DayOfWeighIn = { day: number; closed: boolean; closedAt?: string | null | undefined }

type Known = { weighIn: CurrentWeighIn; events: StoredEvent[] }

/** Everything that has to be answered before points and money: about boats, then about bags. `boats`: with the names of their crews. */
export const openQuestions = (calculation: Calculation, days: readonly DayOfWeighIn[], boats: readonly NamedBoat[]): WeighInFlag[] => [
  ...sameBoatPairs(boats).map(
    ([{ _id }, other]): WeighInFlag => ({ kind: 'same-boat', entry: _id, other: other._id, day: 0, weighIns: [] }),
  ),
  ...weighInFlags(calculation, days),
]

/** The open questions about bags of a tournament, by when the first of their bags was weighed. */
export function weighInFlags(calculation: Calculation, days: readonly DayOfWeighIn[]): WeighInFlag[] {
  const byId = new Map(calculation.events.map((event) => [event._id, event]))
  const all = currentWeighIns(calculation.events)
    .filter(({ awaitingOriginal }) => !awaitingOriginal)
    .map((weighIn): Known => ({ weighIn, events: weighIn.history.map(({ _id }) => byId.get(_id)!) }))
  const standing = all.filter(({ weighIn }) => !weighIn.voided)
  const found = [
    ...weighedTwice(standing, calculation),
    ...disagreements(all),
    ...cameLate(standing, days),
    ...afterCut(standing, calculation),
    ...lateUnproven(standing, calculation),
  ]
  const place = new Map(all.map(({ weighIn }, index) => [weighIn.weighIn, index]))
  return found.sort((a, b) => place.get(a.weighIns[0]!)! - place.get(b.weighIns[0]!)!)
}

const flagOf = (kind: WeighInFlagKind, known: readonly Known[]): WeighInFlag => ({
  kind,
  entry: known[0]!.weighIn.entry,
  day: known[0]!.weighIn.day,
  weighIns: known.map(({ weighIn }) => weighIn.weighIn),
})

/**
 * Bags that stand in the same place: of one boat on one day, with sessions in the same one. And, however often a boat weighs there,
 * two bags that were sent under one id, until somebody has said something of the second.
 */
function weighedTwice(standing: readonly Known[], calculation: Calculation): WeighInFlag[] {
  const found = inOnePlace(standing, calculation)
  const isFound = new Set(found.flatMap(({ weighIns }) => weighIns))
  return [...found, ...underOneId(standing).filter(({ weighIns }) => !weighIns.every((id) => isFound.has(id)))]
}

const underOneId = (standing: readonly Known[]): WeighInFlag[] =>
  standing.flatMap((second) => {
    const { clashOf } = second.events[0]!
    const first = clashOf && second.events.length === 1 && standing.find(({ weighIn }) => weighIn.weighIn === clashOf)
    return first && isOfOneDay(first, second) ? [flagOf('weighed-twice', [first, second])] : []
  })

const isOfOneDay = ({ weighIn: one }: Known, { weighIn: other }: Known): boolean => one.entry === other.entry && one.day === other.day

function inOnePlace(standing: readonly Known[], { tournament }: Calculation): WeighInFlag[] {
  if (!weighsOnce({}, tournament)) return []
  const bySession = tournament.settings.weighInMode === 'intraday-multiple-sessions'
  const once = standing.filter(
    ({ weighIn, events }) => !events.some(({ additional }) => additional) && (!bySession || weighIn.bag.periodIndex != null),
  )
  const places = groupBy(once, ({ weighIn: { entry, day, bag } }) => JSON.stringify([entry, day, bySession ? bag.periodIndex : null]))
  return [...places.values()].filter((bags) => bags.length > 1).map((bags) => flagOf('weighed-twice', bags))
}

const disagreements = (all: readonly Known[]): WeighInFlag[] =>
  all.flatMap((known) => {
    const kind = disagreementOf(knowingOf(known.events))
    return kind ? [flagOf(kind, [known])] : []
  })

function cameLate(standing: readonly Known[], days: readonly DayOfWeighIn[]): WeighInFlag[] {
  const closed = new Map(days.flatMap(({ day, closed: isClosed, closedAt }) => (isClosed && closedAt ? [[day, Date.parse(closedAt)]] : [])))
  const isLate = ({ weighIn: { day }, events }: Known) => Date.parse(events[0]!.receivedAt) > (closed.get(day) ?? Number.POSITIVE_INFINITY)
  return standing.filter(isLate).map((known) => flagOf('came-late', [known]))
}

const afterCut = (standing: readonly Known[], { results }: Calculation): WeighInFlag[] => {
  const cuts = new Map(results.standings.standings.map(({ entry, cutAfterDay }) => [entry, cutAfterDay]))
  return standing.filter(({ weighIn: { entry, day } }) => (cuts.get(entry) ?? day) < day).map((known) => flagOf('after-cut', [known]))
}

/** Only where the minutes would take something from the boat. */
const lateUnproven = (standing: readonly Known[], { tournament: { settings } }: Calculation): WeighInFlag[] => {
  const costs = ({ weighIn: { bag } }: Known) => {
    if (bag.lateBy !== 'unproven-clock') return false
    const [onTime, late] = [bag, { ...bag, lateBy: 'clock' as const }].map((weighIn) => scoreWeighIn({ settings, weighIn }))
    return onTime!.disqualified !== late!.disqualified || onTime!.adjustedWeight !== late!.adjustedWeight
  }
  return standing.filter(costs).map((known) => flagOf('late-unproven', [known]))
}
