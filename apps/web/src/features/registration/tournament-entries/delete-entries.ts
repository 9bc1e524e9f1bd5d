import { type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { linesNow } from '@ramplight/domain/money/cash-in-hand'
import { paidBy } from '@ramplight/domain/money/standing'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { useSyncExternalStore } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { doToMany, firstNames, tellUnknown } from '#platform/do-to-many.ts'
import { wayBack } from '#platform/local-writes/way-back.ts'
import { refreshed } from '#platform/refresh.ts'
import { boatName } from '#platform/values/entry-name.ts'
import { writeMoney } from '#platform/values/write-money.ts'
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
async function remove(entries: readonly TournamentEntry[]): Promise<TournamentEntry[]> {
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

/** What boats have paid stays on the books when they are deleted: whoever deletes them is told. */
function paidWords(entries: readonly TournamentEntry[]): string | null {
  const paid = entries.map((entry) => paidBy(linesNow(entry))).filter((sum) => sum > 0)
  const sum = writeMoney(paid.reduce((all, one) => all + one, 0))
  return paid.length > 0 ? t('deleteEntries.havePaid', { count: paid.length, sum }) : null
}

/** Asks, and deletes: what is said to be deleted is. Undo brings it back. True when something is gone. */
export async function deleteEntries(entries: readonly TournamentEntry[]): Promise<boolean> {
  const many = entries.length > 1
  const yes = await confirm({
    title: many ? t('deleteEntries.confirmMany', { count: entries.length }) : t('deleteEntries.confirmOne'),
    text: [many ? t('deleteEntries.manyLeaveTheTournament') : t('deleteEntries.oneLeavesTheTournament'), paidWords(entries)]
      .filter(Boolean)
      .join(' '),
    items: entries.map(boatName),
    confirmLabel: many ? t('deleteEntries.deleteMany', { count: entries.length }) : t('deleteEntries.deleteOne'),
    tone: 'danger',
  })
  if (!yes) return false
  const gone = await remove(entries)
  if (gone.length === 0) return false
  const back = await wayBack(
    TBL,
    gone.map(({ _id }) => _id),
  )
  const onUndo = () => void back?.().catch((error: unknown) => notify.danger(messageOfError(error)))
  notify.stealth(t('deleteEntries.entriesDeleted', { count: gone.length, boat: boatName(gone[0]!) }), {
    durationMs: UNDO_MS,
    ...(back ? { undo: { onUndo, isOnlyWay: true } } : {}),
  })
  return true
}
