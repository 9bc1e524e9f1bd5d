import { newId } from '@ramplight/contract/kernel/new-id'
import { type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { linesNow } from '@ramplight/domain/money/cash-in-hand'
import { keepOf } from '@ramplight/domain/money/kept'
import { voidsOf } from '@ramplight/domain/money/payment-log'
import { paidBy } from '@ramplight/domain/money/standing'
import { choose } from '@ramplight/ui/dialogs/choose.tsx'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { useSyncExternalStore } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { doToMany, firstNames, tellUnknown } from '#platform/do-to-many.ts'
import { timeHere } from '#platform/local/book/time-here.ts'
import { wayBack } from '#platform/local-writes/way-back.ts'
import { refreshed } from '#platform/refresh.ts'
import { boatName } from '#platform/values/entry-name.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import { saveEntry } from './entry-actions.ts'
import { t } from './tournament-entries.texts.ts'

/** So long the way back is offered where it happened; after that the trash of this device has it for 30 days. */
const UNDO_MS = 8000
const TBL = 'tournament-entries'

let leaving: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
function setLeaving(next: ReadonlySet<string>): void {
  leaving = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Entries that are being deleted at this moment: no list shows them any more. */
export const useLeavingEntries = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => leaving)

const stay = (ids: readonly string[]) => setLeaving(new Set([...leaving].filter((id) => !ids.includes(id))))

/** Which of them are gone: from this device at least, on its disk. */
export async function removeEntries(entries: readonly TournamentEntry[]): Promise<TournamentEntry[]> {
  const ids = entries.map(({ _id }) => _id)
  setLeaving(new Set([...leaving, ...ids]))
  try {
    const { done, left, unknown } = await doToMany(entries, (part) =>
      call(tournamentEntryCalls.bulkDelete, { body: { ids: part.map(({ _id }) => _id) } }),
    )
    if (left.rows.length > 0) {
      const names = firstNames(left.rows.map(boatName))
      notify.danger(t('deleteEntries.someWereNotDeleted', { count: left.rows.length, names, reason: left.reason }))
    }
    tellUnknown(unknown.map(boatName))
    await refreshed()
    return done
  } finally {
    stay(ids)
  }
}

type Paid = { entry: TournamentEntry; amount: number }

/** Those that have paid, and how much of it is left, in cents: it stays on the books when they are deleted. */
const paidOf = (entries: readonly TournamentEntry[]): Paid[] =>
  entries.flatMap((entry) => {
    const amount = paidBy(linesNow(entry))
    return amount > 0 ? [{ entry, amount }] : []
  })

/** Whether to delete, and what becomes of the money: whoever may not keep it is told that it stays. */
async function asked(entries: readonly TournamentEntry[], paid: readonly Paid[], mayKeep: boolean): Promise<'keep' | 'later' | null> {
  const many = entries.length > 1
  const sum = writeMoney(paid.reduce((all, { amount }) => all + amount, 0))
  const leaves = t(many ? 'deleteEntries.manyLeaveTheTournament' : 'deleteEntries.oneLeavesTheTournament')
  const question = {
    title: many ? t('deleteEntries.confirmMany', { count: entries.length }) : t('deleteEntries.confirmOne'),
    text: paid.length > 0 ? `${leaves} ${t('deleteEntries.havePaid', { count: paid.length, sum })}` : leaves,
    items: entries.map(boatName),
  }
  if (paid.length === 0 || !mayKeep) {
    const confirmLabel = many ? t('deleteEntries.deleteMany', { count: entries.length }) : t('deleteEntries.deleteOne')
    return (await confirm({ ...question, confirmLabel, tone: 'danger' })) ? 'later' : null
  }
  const answers = [
    { value: 'cancel' as const, label: t('deleteEntries.cancel') },
    { value: 'keep' as const, label: t('deleteEntries.keep', { sum }) },
    { value: 'later' as const, label: t('deleteEntries.later') },
  ]
  const answer = await choose({ ...question, answers, usual: null })
  return answer === 'cancel' ? null : answer
}

/** The money stays with the director: it is not listed to refund. Answers how to take that back. */
async function keep({ entry, amount }: Paid): Promise<() => Promise<unknown>> {
  const now = () => new Date(timeHere()).toISOString()
  const id = newId()
  const log = { ...entry.paymentLog, ...keepOf({ id, at: now(), amount, note: t('deleteEntries.noShow') }, entry.paymentLog) }
  await saveEntry(entry, { paymentLog: log })
  return () => saveEntry(entry, { paymentLog: { ...log, ...voidsOf(log, [id], { at: now(), newId }) } })
}

/**
 * Asks, and deletes: what is said to be deleted is. Undo brings it back. True when something is gone. `mayKeep`: may this person say that what
 * a boat has paid is a no-show fee?
 */
export async function deleteEntries(entries: readonly TournamentEntry[], mayKeep: boolean): Promise<boolean> {
  const paid = paidOf(entries)
  const answer = await asked(entries, paid, mayKeep)
  if (!answer) return false
  // First: a device says nothing more of a boat that is gone.
  const kept = new Map<string, () => Promise<unknown>>()
  const takeBack = async (rows: readonly TournamentEntry[]) => {
    for (const { _id } of rows) await kept.get(_id)?.()
  }
  try {
    if (answer === 'keep') for (const one of paid) kept.set(one.entry._id, await keep(one))
  } catch (error) {
    await takeBack(entries)
    notify.danger(messageOfError(error))
    return false
  }
  const gone = await removeEntries(entries)
  await takeBack(entries.filter((entry) => !gone.some(({ _id }) => _id === entry._id)))
  if (gone.length === 0) return false
  const back = await wayBack(
    TBL,
    gone.map(({ _id }) => _id),
  )
  const onUndo = () =>
    void back?.()
      .then(() => takeBack(gone))
      .catch((error: unknown) => notify.danger(messageOfError(error)))
  notify.stealth(t('deleteEntries.entriesDeleted', { count: gone.length, boat: boatName(gone[0]!) }), {
    durationMs: UNDO_MS,
    ...(back ? { undo: { onUndo, isOnlyWay: true } } : {}),
  })
  return true
}
