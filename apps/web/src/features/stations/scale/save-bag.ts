import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { type WeighIn, weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { LONGEST_LINE } from '@ramplight/domain/scale/limits'
import { asksBigFish, type Bag, type BagValues } from '#features/weigh-in/bag/index.ts'
import { rememberWeighIn } from '#features/weigh-in/weigh-ins/index.ts'
import type { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import type { Replaced } from '#platform/call-server.ts'
import { deviceName } from '#platform/device.ts'
import type { Book } from '#platform/local/book/book.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { typedText, writeWeight } from '#platform/values/typed-weight.ts'
import type { Outcome } from '../asked-bags/ask-bag.ts'
import type { Asking } from '../asked-bags/asking.ts'
import type { StationData } from '../frame/use-station-data.ts'
import { type BagBody, bagOfBody, type DeviceBag } from '../kept-bags/device-bags.ts'
import { forgetUnsent } from '../kept-bags/forget-unsent.ts'
import { settledWithin } from '../kept-bags/settled-within.ts'
import { undoneReason } from '../kept-bags/undo-reason.ts'
import type { BagSession } from './use-bag-session.ts'

/** A network that takes longer lets the line go on; the bag is safe here. */
const SLOW_MS = 1500
/** The station never waits for the network: a refusal that comes later is in the list of this device. */
const AT_ONCE_MS = 0
/** What only the server can take is waited for a little longer; then it is asked again, and the line goes on. */
const ASKED_MS = 4000

/** What became of a bag, as far as it is known. `kept`: on this device. `asking`: nobody knows yet whether the server has it. */
export type Became = 'sent' | 'kept' | 'asking' | 'refused'

export type Saving = { pending: DeviceBag; body: BagBody; replaces?: Replaced | undefined }

/** What a station saves with: the open book of its device, the door of the calls, and what is asked of the server without a book. */
export type Scale = { book: () => Book | null; call: typeof call; asking: Asking }

/** What the scale said of the bag and of its big fish; what was typed says only that. */
function rawOf(whole: Bag, unit: StationData['unit'], at: string): NonNullable<BagBody['raw']> {
  const { bag, lengths, read, fish } = whole
  const asTyped = { unit, time: at, device: deviceName(), tareState: 'unknown' as const }
  const ofBag = (fish > 0 && read?.bag) || {
    ...asTyped,
    text:
      (lengths
        ? lengths
            .map((length) => writeWeight(length, unit))
            .join(' ')
            .slice(0, LONGEST_LINE)
        : typedText(bag, unit)) || '0',
  }
  return read?.big && asksBigFish(whole) ? { ...ofBag, bigFish: read.big } : ofBag
}

/** What is saved of the bag on the scale. */
export function toSaving(
  data: Pick<StationData, 'tournament' | 'unit'>,
  entry: TournamentEntry,
  session: BagSession,
  values: BagValues | null,
  station: string,
  now: number = timeHere(),
): Saving {
  const at = new Date(now).toISOString()
  const { bag, additional, periodIndex } = session
  const body = {
    _id: session.id,
    tournament: data.tournament._id,
    entry: entry._id,
    day: session.day,
    ...values,
    ...(additional ? { additional } : {}),
    ...(periodIndex === undefined ? {} : { periodIndex }),
    ...(bag.lateReason ? { reason: bag.lateReason } : {}),
    raw: rawOf(bag, data.unit, at),
    station,
    at,
  }
  return { body, pending: bagOfBody(body, entry, data.tournament), replaces: session.replaces }
}

/**
 * Saves a bag: on this device first, and what it cannot keep is asked of the server. Throws when nobody keeps it. `changing`: it is
 * asked about already and was typed anew; `known` is the server's version, when it has one.
 */
export async function saveBag(saving: Saving, { book, call, asking }: Scale, changing?: { known: WeighIn | undefined }): Promise<Became> {
  const { body, pending, replaces } = saving
  if (changing) return within(asking.changeAsked(pending, body, changing.known))
  const open = book()
  if (!open) return within(asking.weighAsked(pending, body))
  try {
    rememberWeighIn(body.tournament, await call(weighInCalls.create, { body, replaces, waitMs: AT_ONCE_MS, timeoutMs: ASKED_MS }))
  } catch (error) {
    if (!(error instanceof CallError && error.isUnknown)) throw error
    return within(asking.weighAsked(pending, body))
  }
  return settledWithin(body._id, SLOW_MS, open)
}

const WORD = { here: 'sent', gone: 'sent', unseen: 'sent', refused: 'refused', unknown: 'asking' } as const

/** Whose device keeps nothing asks the server; the line goes on while it is asked again. */
const within = (outcome: Promise<Outcome>): Promise<Became> =>
  Promise.race([outcome.then(({ is }): Became => WORD[is]), new Promise<Became>((resolve) => setTimeout(resolve, SLOW_MS, 'asking'))])

/** Takes a saved bag back: gone if it never left this device, else the log keeps the voided line. */
export async function undoBag(
  { id, bag }: { id: string; bag: DeviceBag },
  data: Pick<StationData, 'saved' | 'pending'>,
  { book, call, asking }: Scale,
): Promise<void> {
  const open = book()
  if (!open) return takeBack(id, bag, data, asking)
  if (await forgetUnsent(id, open)) return
  await call(weighInCalls.voidWeighIn, { params: { id }, body: { reason: undoneReason() }, waitMs: AT_ONCE_MS })
}

/** Without a book: what is not known yet is not wanted any more, what the server has is struck out. */
function takeBack(id: string, bag: DeviceBag, { saved, pending }: Pick<StationData, 'saved' | 'pending'>, asked: Asking): void {
  const known = saved.find(({ _id }) => _id === id)
  if (pending.some(({ weighIn, asking }) => asking && weighIn === id)) asked.throwAsked(id)
  else asked.strikeAsked(bag, known?._rev ?? 1)
}
