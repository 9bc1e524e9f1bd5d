import { refused } from '../kernel/errors.ts'
import type { Id } from '../kernel/ids.ts'
import { notAfter } from '../log/clock.ts'
import { timeOf } from '../log/time-of.ts'
import type { Settings } from '../scoring/types.ts'
import type { TournamentStatus } from '../tournament/statuses.ts'
import { type Bag, EMPTY_BAG, newBag, sameBag, type TypedBag } from './bag.ts'
import { checkBag, checkDay, checkOpen } from './check-bag.ts'
import {
  headsOfWeighIn,
  isCorrectionAsked,
  isVoidAsked,
  latestValues,
  type Reading,
  type StoredWeighIn,
  WEIGH_IN_STARTS,
  type WeighInRecord,
} from './weigh-in-records.ts'

/** Who writes an event, when by the clock that counts where it is written, and which id it gets. `received`: when the server had it. */
export type Writer = { id: Id; by: Id; now: string; received?: string | undefined }

/** What a station says beside the bag. `at`: when it was done, by its own clock. */
type Said = {
  at?: string | undefined
  station?: string | null | undefined
  reason?: string | null | undefined
  additional?: boolean | undefined
  raw?: Reading | null | undefined
}

/** Whose clock says that it is later than now, proves with it nobody late. */
const asTimed = (bag: Bag, { at }: Said, now: string): Bag =>
  bag.lateBy === 'clock' && at !== undefined && !notAfter(at, now).proven ? { ...bag, lateBy: 'unproven-clock' } : bag

/** The event of a new bag. */
export function planWeighIn(
  said: TypedBag & Said & { tournament: Id; entry: Id; day: number },
  { id, by, now, received }: Writer,
): WeighInRecord {
  const at = timeOf(said.at, now)
  return {
    ...asTimed(newBag(said), said, now),
    _id: id,
    weighIn: id,
    kind: 'weigh',
    tournament: said.tournament,
    entry: said.entry,
    day: said.day,
    at,
    receivedAt: received ?? at,
    by,
    station: said.station ?? null,
    reason: said.reason ?? null,
    additional: said.additional ?? WEIGH_IN_STARTS.additional,
    raw: said.raw ?? null,
  }
}

/** Of the same weigh-in, one step later. */
function nextStep({ current, history, tournament }: StoredWeighIn, at: string, { id, by, received }: Writer) {
  return {
    _id: id,
    weighIn: current.weighIn,
    tournament,
    entry: current.entry,
    day: current.day,
    at,
    receivedAt: received ?? at,
    by,
    // Who corrects without knowing of another correction says so by this.
    after: headsOfWeighIn(history),
  }
}

/** The event of a correction, with the whole new bag; null when nothing would be another. What was struck out is not corrected. */
export function planCorrection(stored: StoredWeighIn, said: TypedBag & Said, writer: Writer): WeighInRecord | null {
  const { current, history } = stored
  if (current.voided) throw refused('weigh-in.voided')
  const before = latestValues(history)
  const bag = newBag(said, before)
  const isMore = said.additional === true && !history.some(({ additional }) => additional)
  if (sameBag(bag, before) && !isMore && !isCorrectionAsked(history)) return null
  // What the scale said is said of the weight it was read for.
  const raw = said.raw === undefined ? (bag.weight === before.weight ? before.raw : null) : said.raw
  return {
    ...bag,
    ...nextStep(stored, timeOf(said.at, writer.now, history), writer),
    kind: 'correct',
    station: said.station ?? null,
    reason: said.reason?.trim() || null,
    additional: said.additional ?? WEIGH_IN_STARTS.additional,
    raw: raw ?? null,
  }
}

/** The event that strikes a weigh-in out; null when it is struck out already, and nobody asks whether it should be. */
export function planVoid(stored: StoredWeighIn, reason: string, writer: Writer): WeighInRecord | null {
  if (stored.current.voided && !isVoidAsked(stored.history)) return null
  const step = nextStep(stored, timeOf(undefined, writer.now, stored.history), writer)
  return { ...EMPTY_BAG, ...step, kind: 'void', station: null, reason, additional: false, raw: null }
}

/** An event that a station wrote without a network. `after`: what it knew then. */
export type HeardEvent = TypedBag & Said & Pick<WeighInRecord, 'weighIn' | 'kind' | 'tournament' | 'entry' | 'day' | 'after'>

/** The same event as it is kept. `log`: all of its weigh-in. A device that does not say what it knew, knew the weighing. */
export function planHeard(heard: HeardEvent, log: readonly WeighInRecord[], writer: Writer): WeighInRecord {
  const planned = planWeighIn(heard, writer)
  if (heard.kind === 'weigh') return { ...planned, after: null }
  const seen = log.filter(({ _id }, index) => index === 0 || heard.after?.includes(_id))
  return {
    ...planned,
    ...asTimed(newBag(heard.kind === 'void' ? {} : heard, heard.kind === 'correct' ? latestValues(seen) : undefined), heard, writer.now),
    weighIn: heard.weighIn,
    kind: heard.kind,
    day: log[0]?.day ?? heard.day,
    at: timeOf(heard.at, writer.now, seen),
    after: heard.after ?? seen.map(({ _id }) => _id),
  }
}

type Weighed = { status: TournamentStatus; settings?: Settings | null | undefined; tournamentDates: readonly string[] }

/** Refuses an event that this tournament cannot take now, whoever writes it. */
export function checkPlanned(planned: WeighInRecord, tournament: Weighed): void {
  checkOpen(tournament)
  if (planned.kind === 'weigh') checkDay(planned.day, tournament)
  if (planned.kind === 'correct' && !planned.reason) throw refused('weigh-in.reason-needed')
  if (planned.kind !== 'void') checkBag(planned, tournament)
}
