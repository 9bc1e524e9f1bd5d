import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { sameValue } from '@ramplight/domain/kernel/same-value'
import { type CheckIn, checkInAs, FIRST_MORNING, saysSo } from '@ramplight/domain/registration/check-ins'
import type { Ruling } from '@ramplight/domain/scoring/types'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { doToMany, tellUnknown } from '#platform/do-to-many.ts'
import { queryClient } from '#platform/query-client.ts'
import { refreshed } from '#platform/refresh.ts'
import { rememberIn } from '#platform/remember-in.ts'
import { boatName } from '#platform/values/entry-name.ts'
import { payingBack } from './paying-back.ts'
import { entriesQuery } from './tournament-entries.queries.ts'
import { t } from './tournament-entries.texts.ts'

export type EntryChange = BodyOf<typeof tournamentEntryCalls.update>
type BoatChange = BodyOf<typeof tournamentEntryCalls.bulkUpdate>[number]

/** The server's answer to a write stands in the list at once. */
export function rememberEntries(tournament: string, changed: readonly TournamentEntry[]): void {
  const byId = new Map(changed.map((entry) => [entry._id, entry]))
  rememberIn(entriesQuery(tournament).queryKey, (list) => {
    const known = new Set(list.map(({ _id }) => _id))
    return [...list.map((entry) => byId.get(entry._id) ?? entry), ...changed.filter(({ _id }) => !known.has(_id))]
  })
}

export async function saveEntry(entry: TournamentEntry, change: EntryChange): Promise<TournamentEntry> {
  const saved = await call(tournamentEntryCalls.update, { params: { id: entry._id }, body: change })
  rememberEntries(entry.tournament, [saved])
  return saved
}

/** The boats of the tournament of these, as they are now. */
async function entriesNow([first]: readonly TournamentEntry[]): Promise<TournamentEntry[]> {
  return first ? queryClient.fetchQuery({ ...entriesQuery(first.tournament), staleTime: 0 }) : []
}

/** Of these changes, those that still stand: what somebody else has said since is not taken back with them. */
export async function stillStanding(before: readonly TournamentEntry[], changes: readonly BoatChange[]): Promise<BoatChange[]> {
  const [first] = before
  if (!first) return []
  const now = new Map((await entriesNow(before)).map((entry) => [entry._id, entry]))
  const standing = changes.filter(({ _id, ...change }) => {
    const entry = now.get(_id)
    return (
      entry &&
      Object.entries(change).every(([field, value]) => {
        if (field === 'checkIns') return saysSo(entry.checkIns, change.checkIns ?? {})
        // The payment says how; cash is said by leaving it out, too.
        if (field === 'paidWith' && change.status === 'Paid') return true
        return sameValue(entry[field as keyof TournamentEntry] ?? null, value ?? null)
      })
    )
  })
  const others = changes.length - standing.length
  if (others > 0) notify.warning(t('entryActions.changedMeanwhile', { count: others }))
  return standing
}

/** A change that is one tap, and one tap back. `isOnlyWay`: no screen brings back what was there. True when it went through. */
export async function tapAndUndo(
  entry: TournamentEntry,
  change: EntryChange,
  back: EntryChange,
  done: string,
  { isOnlyWay = false }: { isOnlyWay?: boolean } = {},
): Promise<boolean> {
  let saved = entry
  const undo = async () => {
    if ((await stillStanding([entry], [{ ...change, _id: entry._id }])).length > 0) await saveEntry(entry, unpaid(entry, saved, back))
  }
  try {
    saved = await saveEntry(entry, change)
    notify.stealth(done, { undo: { onUndo: () => void undo().catch((error) => notify.danger(messageOfError(error))), isOnlyWay } })
    return true
  } catch (error) {
    notify.danger(`${boatName(entry)}: ${messageOfError(error)}`)
    return false
  }
}

export const undoCheckIn = (entry: TournamentEntry, at: CheckIn = FIRST_MORNING): Promise<boolean> =>
  tapAndUndo(
    entry,
    checkInAs(at),
    checkInAs(at, entry),
    t('entryActions.isNoLongerCheckedIn', { boat: boatName(entry) }),
    // The time of the check-in decides about minutes late.
    { isOnlyWay: true },
  )

export const disqualifyEntry = (entry: TournamentEntry, reason: string): Promise<boolean> =>
  tapAndUndo(
    entry,
    { disqualified: true, disqualifiedReason: reason },
    { disqualified: false },
    t('entryStanding.isDisqualified', { boat: boatName(entry) }),
  )

export const reinstate = (entry: TournamentEntry): Promise<boolean> =>
  tapAndUndo(
    entry,
    { disqualified: false },
    { disqualified: true, disqualifiedReason: entry.disqualifiedReason ?? null },
    t('entryActions.isInTheTournamentAgain', { boat: boatName(entry) }),
    // The reason was typed.
    { isOnlyWay: true },
  )

/** A place or points by hand, or neither any more. The reason was typed. */
export const correctByHand = (entry: TournamentEntry, ruling: Ruling | null): Promise<boolean> =>
  tapAndUndo(
    entry,
    { ruling },
    { ruling: entry.ruling ?? null },
    t(ruling ? 'entryActions.isCorrected' : 'entryActions.isWorkedOutAgain', { boat: boatName(entry) }),
    { isOnlyWay: ruling === null },
  )

/** The same change for many. */
export const changeMany = (entries: readonly TournamentEntry[], change: EntryChange, done: (count: number) => string): Promise<void> =>
  changeEach(
    entries,
    entries.map(({ _id }) => ({ ...change, _id })),
    done,
  )

/** What puts each boat back as it was, in the fields that were changed and no other. */
function wayBack(before: readonly TournamentEntry[], changes: readonly BoatChange[], saved: readonly TournamentEntry[]): BoatChange[] {
  const known = new Map(before.map((entry) => [entry._id, entry]))
  const after = new Map(saved.map((entry) => [entry._id, entry]))
  return changes.flatMap(({ _id, ...change }) => {
    const entry = known.get(_id)
    if (!entry) return []
    const back = Object.fromEntries(Object.keys(change).map((field) => [field, entry[field as keyof TournamentEntry] ?? null]))
    return [{ ...unpaid(entry, after.get(_id) ?? entry, back), _id }]
  })
}

/** Where money was taken, that payment never happened; what the boat says of its money follows from the others. */
function unpaid(before: TournamentEntry, after: TournamentEntry, { status, paidWith, ...back }: EntryChange): EntryChange {
  const voids = payingBack(before, after)
  return voids ? { ...back, ...voids } : { ...back, ...(status && { status }), ...(paidWith !== undefined && { paidWith }) }
}

/** Which of the changes went through. */
async function write(before: readonly TournamentEntry[], changes: readonly BoatChange[]): Promise<BoatChange[]> {
  const { done, left, unknown } = await doToMany(changes, (body) => call(tournamentEntryCalls.bulkUpdate, { body }))
  if (left.rows.length > 0)
    notify.warning(t('entryActions.someWereNotChanged', { count: left.rows.length, total: changes.length, reason: left.reason }))
  tellUnknown(namesOf(before, unknown))
  await refreshed()
  return done
}

/** `12 · Jo Reyes`, of the boats that some changes are about. */
function namesOf(before: readonly TournamentEntry[], changes: readonly BoatChange[]): string[] {
  const known = new Map(before.map((entry) => [entry._id, entry]))
  return changes.flatMap(({ _id }) => known.get(_id) ?? []).map(boatName)
}

/** Many boats at once, each its own change; says how many went through and why the others did not, and can be taken back. */
export async function changeEach(
  before: readonly TournamentEntry[],
  changes: readonly BoatChange[],
  done: (count: number) => string,
): Promise<void> {
  const changed = await write(before, changes)
  if (changed.length === 0) return
  // As this change has left them: what others take later is not taken back with it.
  const saved = await entriesNow(before).catch(() => [])
  const undo = async () => {
    const back = await write(before, wayBack(before, await stillStanding(before, changed), saved))
    if (back.length > 0) notify.stealth(t('entryActions.boatsAreAsTheyWere', { count: back.length }))
  }
  notify.success(done(changed.length), {
    undo: { onUndo: () => void undo().catch((error) => notify.danger(messageOfError(error))), isOnlyWay: true },
  })
}
