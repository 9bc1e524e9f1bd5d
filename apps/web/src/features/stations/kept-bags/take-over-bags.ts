import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { weighInRecord } from '@ramplight/contract/weigh-in/weigh-in-records'
import type { weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import { EMPTY_BAG } from '@ramplight/domain/weigh-in/bag'
import type { Change } from '@ramplight/sync/types'
import { readStored, writeStored } from '@ramplight/ui/stored-state'
import type { Local } from '#platform/local/local-calls.ts'
import { onBook, openBook } from '#platform/local/local-gate.ts'
import { wireOf } from '#platform/local-writes/local-records.ts'
import { weighing } from '../../weigh-in/weigh-ins/weigh-ins.writes.ts'
import { UNDONE_REASON } from './undone.ts'

/** Where bags were kept before there was a local book. */
const KEY = 'rl-pending-bags'

type KeptBag = { body: BodyOf<typeof weighInCalls.create> & { _id: string; at: string }; tournament: string; undone?: boolean }

/** Taken back by the station before this version: sent and struck out, as it was promised. */
const striking = ({ body, tournament }: KeptBag, local: Local): Change => {
  const at = local.now().toISOString()
  const event = {
    ...EMPTY_BAG,
    _id: newId(),
    weighIn: body._id,
    kind: 'void',
    tournament,
    entry: body.entry,
    day: body.day,
    at,
    receivedAt: at,
    by: local.user._id,
    station: null,
    reason: UNDONE_REASON,
    additional: false,
    raw: null,
    after: [body._id],
  }
  return { kind: 'event', tbl: 'weigh-in-events', id: event._id, event: wireOf(weighInRecord, event) }
}

/**
 * Bags that an older version kept on this device go into the local book of whoever runs their tournament, all of them in one
 * transaction and whatever its rules say of them now: they were promised to be safe. Then, and only then, the old place is
 * emptied.
 */
export async function takeOverBags(local: Local): Promise<void> {
  const bags = readStored<KeptBag[]>(KEY)
  if (!bags) return
  const mine: KeptBag[] = []
  for (const bag of bags) if (await local.row('tournaments', bag.tournament)) mine.push(bag)
  const changes = mine.flatMap((bag) => [
    weighing({ ...bag.body, tournament: bag.tournament }, local),
    ...(bag.undone ? [striking(bag, local)] : []),
  ])
  if (changes.length > 0) await local.engine.record(changes)
  const others = bags.filter((bag) => !mine.includes(bag))
  writeStored(KEY, others.length > 0 ? others : null)
}

/** As soon as a book is open and complete. */
export function takeOverWhenOpen(): () => void {
  const take = () => {
    const book = openBook()
    if (book?.isReady())
      takeOverBags(book.local).catch((error: unknown) => console.error('Bags of an older version were not taken over.', error))
  }
  take()
  return onBook(take)
}
