import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { fromWire } from '@ramplight/contract/kernel/wire'
import { type TournamentEntry, tournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { type Tournament, tournament as tournamentRecord } from '@ramplight/contract/tournaments/tournaments'
import { sentWeighInRecord } from '@ramplight/contract/weigh-in/weigh-in-records'
import type { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { writeSum } from '@ramplight/domain/explain/write-sum'
import { scoreWeighIn } from '@ramplight/domain/scoring/score-weigh-in'
import type { WeighIn } from '@ramplight/domain/scoring/types'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { type Bag, newBag } from '@ramplight/domain/weigh-in/bag'
import { WEIGH_IN_STARTS } from '@ramplight/domain/weigh-in/weigh-in-records'
import type { LocalRow, OutboxRow, QuarantineRow } from '@ramplight/sync/types'
import { writeClock } from '@ramplight/ui/values/times'
import { finderOf } from '#features/sync/changes/index.ts'
import type { SavedBag } from '#features/weigh-in/bag/index.ts'
import type { Book } from '#platform/local/book/book.ts'
import { decodeRow } from '#platform/local-families/decode-rows.ts'
import { boatName } from '#platform/values/entry-name.ts'
import { displayOf, unitOf } from '#platform/values/typed-weight.ts'
import { t } from './kept-bags.texts.ts'

export type Refusal = { code: string; message: string; details?: unknown }

/** A weight, a correction or a void that this device made and the server has not confirmed. */
export type DeviceBag = {
  /** The change under which it waits or was refused; null: it was refused before it was kept. */
  opId: string | null
  kind: 'weigh' | 'correct' | 'void'
  /** The weigh-in it is about. */
  weighIn: string
  tournament: string
  body: Bag & { _id: string; entry: string; day: number; at: string; station: string | null; additional: boolean; reason: string | null }
  /** For lists without the network: `12 Reyes · Tran` and `16-03 − 0-04 = 15-15`, `3:12 PM · Station A`. */
  boat: string
  sum: string
  where: string
  refusal: Refusal | null
  /** The server was asked and has not answered: nobody knows whether it has it. */
  asking?: true
  /** Taken back by the station before the server had it: it is sent and voided, so that nothing stays by accident. */
  undone: boolean
}

export type BagBody = BodyOf<typeof weighInCalls.create> & { _id: string; tournament: string; at: string; station: string }

type Shown = Pick<Tournament, '_id' | 'settings' | 'timezone' | 'state'>

const sumOf = (bag: WeighIn, { settings }: Shown): string =>
  writeSum(scoreWeighIn({ settings, weighIn: bag }), displayOf(unitOf(settings.weight)))

const whereOf = (at: string, station: string | null, shown: Shown): string =>
  [writeClock(at, zoneOf(shown)), station && t('deviceBags.station', { station })].filter(Boolean).join(' · ')

/** A bag that is about to be kept. */
export function bagOfBody(body: BagBody, entry: TournamentEntry, tournament: Shown): DeviceBag {
  const bag = { ...newBag(body), _id: body._id }
  const { station, at } = body
  return {
    opId: null,
    kind: 'weigh',
    weighIn: body._id,
    tournament: tournament._id,
    body: {
      ...bag,
      entry: body.entry,
      day: body.day,
      at,
      station,
      additional: body.additional ?? WEIGH_IN_STARTS.additional,
      reason: body.reason ?? null,
    },
    boat: boatName(entry),
    sum: sumOf(bag, tournament),
    where: whereOf(at, station, tournament),
    refusal: null,
    undone: false,
  }
}

/** Of a tournament that is not on this device any more. */
const UNKNOWN: Shown = { _id: '', settings: {}, timezone: 'CST', state: '' }

type Waiting = OutboxRow | QuarantineRow
const TBL = 'weigh-in-events'

const refusalOf = (row: Waiting): Refusal | null =>
  'reason' in row ? { code: row.reason, message: row.message, details: row.details } : null

/** Everything about weights that only this device has, in the order it was made; what was refused among it. */
export async function deviceBags(book: Book): Promise<readonly DeviceBag[]> {
  const { pending, refused } = book
  // Also what was deleted meanwhile: a refused bag keeps the name of its boat.
  const find = finderOf(book)
  const rows: Waiting[] = [...(await refused(TBL)), ...(await pending(TBL))]
  const events = rows.map((row) => ({ row, event: fromWire(sentWeighInRecord, row.set) }))
  const voided = new Set(events.flatMap(({ event }) => (event.kind === 'void' ? [event.weighIn] : [])))
  const weighed = new Set(events.flatMap(({ event }) => (event.kind === 'weigh' ? [event.weighIn] : [])))
  const bags = await Promise.all(
    events.map(async ({ row, event }): Promise<DeviceBag> => {
      const { weighIn, kind, at, entry, day, tournament } = event
      const [boat, of] = [await find('tournament-entries', entry), await find('tournaments', tournament)]
      const shown = of ? decodeRow(tournamentRecord, of as LocalRow) : UNKNOWN
      const bag = { ...newBag(event), _id: weighIn }
      const station = event.station ?? null
      return {
        opId: row.opId,
        kind,
        weighIn,
        tournament,
        body: { ...bag, entry, day, at, station, additional: event.additional ?? WEIGH_IN_STARTS.additional, reason: event.reason ?? null },
        boat: boat ? boatName(decodeRow(tournamentEntry, boat as LocalRow)) : t('deviceBags.deletedEntry'),
        sum: kind === 'void' ? t('deviceBags.void') : sumOf(bag, shown),
        where: whereOf(at, station, shown),
        refusal: refusalOf(row),
        undone: kind === 'weigh' && voided.has(weighIn),
      }
    }),
  )
  // A bag and its taking back are one line.
  return bags.filter(({ kind, weighIn, refusal }) => kind !== 'void' || refusal || !weighed.has(weighIn))
}

/** A new bag that stands for a weight: not refused, not taken back. */
export const isWeight = ({ kind, refusal, undone }: DeviceBag): boolean => kind === 'weigh' && !refusal && !undone

/** Where a form starts from it. */
export const savedBagOf = ({ body }: DeviceBag): SavedBag => body
