import { type TournamentEntry, tournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { type Tournament, tournament as tournamentRecord } from '@ramplight/contract/tournaments/tournaments'
import { bagOfBody, type DeviceBag } from '../../../web/src/features/stations/kept-bags/device-bags.ts'
import { type Became, type Saving, saveBag, toSaving } from '../../../web/src/features/stations/scale/save-bag.ts'
import type { BagSession } from '../../../web/src/features/stations/scale/use-bag-session.ts'
import { type Bag, bagValues, changeBag, startBag } from '../../../web/src/features/weigh-in/bag/bag-entry.ts'
import { CallError } from '../../../web/src/platform/call-error.ts'
import { decodeRow } from '../../../web/src/platform/local-families/decode-rows.ts'
import { unitOf, type WeightKey } from '../../../web/src/platform/values/typed-weight.ts'
import type { Day } from './at-the-ramp.ts'
import { tell } from './day.ts'
import type { Weighed, Word } from './scale-book.ts'
import type { Screen } from './screens.ts'

export type Station = { tournament: Tournament; unit: ReturnType<typeof unitOf>; entries: TournamentEntry[] }

/** What a station shows from the book of its device. Null: it does not know the tournament yet. */
export async function stationOf(day: Day, { book }: Screen): Promise<Station | null> {
  const { local } = book()!
  const row = await local.row('tournaments', day.tournament)
  if (!row) return null
  const tournament = decodeRow(tournamentRecord, row)
  const rows = await local.rows('tournament-entries', { index: 'tournament', is: day.tournament })
  // A boat that was not entered by a form does not show its crew before the server has told.
  const shown = rows.filter(({ anglers }) => Array.isArray(anglers))
  const entries = shown.map((one) => decodeRow(tournamentEntry, one)).sort((a, b) => (a._id < b._id ? -1 : 1))
  return { tournament, unit: unitOf(tournament.settings.weight), entries }
}

/** A bag as it is typed: pounds, the bar key, ounces. */
export function typedBag({ tournament, unit }: Pick<Station, 'tournament' | 'unit'>, other: number, from?: Bag): Bag {
  const empty = from
    ? changeBag(from, { type: 'clear-weights' })
    : startBag({ unit, fishLimit: tournament.settings.weight?.fishLimit, minutesLate: 0 })
  const keys = [...String(1 + (other % 19)), 'unit', ...String(other % 16)] as WeightKey[]
  return keys.reduce((bag, key) => changeBag(bag, { type: 'key', key }), empty)
}

/** The line of a saved bag in the list of a screen, as far as taking it back needs it. */
export function lineOf({ tournament }: Station, { ids, day }: Weighed, entry: TournamentEntry): DeviceBag {
  const body = { _id: ids.at(-1)!, tournament: tournament._id, entry: entry._id, day, weight: 0, at: new Date().toISOString(), station: '' }
  return bagOfBody(body as never, entry, tournament)
}

export const savingOf = (day: Day, screen: Screen, station: Station, session: BagSession, entry: TournamentEntry): Saving =>
  toSaving(station, entry, session, bagValues(session.bag), `bag ${day.fresh()}`, screen.now())

const WORDS: Record<Became, Word> = { sent: 'server', kept: 'device', asking: 'asking', refused: 'refused' }

/** Save is pressed, and the screen says what became of it. */
export async function save(
  day: Day,
  screen: Screen,
  saving: Saving,
  weighed: Weighed,
  changing?: Parameters<typeof saveBag>[2],
): Promise<void> {
  const { _id, station } = saving.body
  if (!weighed.ids.includes(_id)) weighed.ids.push(_id)
  // Until the screen says more, nobody has promised anything.
  weighed.word = 'asking'
  const told = { device: screen.number, tbl: 'weigh-in-events' as const, rec: _id, opId: null, isSure: false }
  day.said.events.push({ ...told, n: ++day.said.count, mark: station, kind: 'weigh' })
  weighed.word = await saveBag(saving, screen, changing).then(
    (became) => WORDS[became],
    (error: unknown) => {
      if (!(error instanceof CallError)) throw error
      tell(day, `a bag is not kept: ${error.code}`)
      return 'not-kept' as const
    },
  )
  tell(day, `a bag is ${weighed.word}`)
  await demandTrue(day, screen, weighed)
}

/** The word that the screen has just said of a bag is true. */
export async function demandTrue(day: Day, screen: Screen, { ids, word, where }: Weighed): Promise<void> {
  const id = ids.at(-1)!
  const { rowCount } = await day.server.pool.query('select 1 from weigh_in_events where id = $1', [id])
  const isThere = rowCount === 1
  const isHere = await isHeld(screen, id)
  const isTrue = { server: isThere, device: isThere || isHere, refused: isHere, asking: true, 'not-kept': !isThere && !isHere }[word]
  if (isTrue) return
  const truth = `it is ${isThere ? '' : 'not '}on the server and ${isHere ? '' : 'not '}on the device`
  day.complaints.push(`P5 ${where} says of the bag ${id}: ${word}; ${truth}`)
}

async function isHeld({ book, asking }: Screen, id: string): Promise<boolean> {
  if (asking.isAsked(id)) return true
  const open = book()
  if (!open) return false
  const rows = [...(await open.pending('weigh-in-events')), ...(await open.refused('weigh-in-events'))]
  return rows.some((row) => row.id === id)
}
