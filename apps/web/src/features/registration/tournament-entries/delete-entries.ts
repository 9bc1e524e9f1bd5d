import { type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { confirm } from '@ramplight/ui/confirm.tsx'
import { notify } from '@ramplight/ui/toasts'
import { useSyncExternalStore } from 'react'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { inParts } from '#platform/in-parts.ts'
import { entriesChanged } from './entry-actions.ts'
import { boatName } from './entry-name.ts'

/** So long a deletion can be taken back; nothing has left the device before. A closed tab deletes nothing. */
const UNDO_MS = 8000

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

/** Entries that are about to be deleted: no list shows them any more. */
export const useLeavingEntries = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => leaving)

const stay = (ids: readonly string[]) => setLeaving(new Set([...leaving].filter((id) => !ids.includes(id))))

async function remove(entries: readonly TournamentEntry[]): Promise<void> {
  const ids = entries.map(({ _id }) => _id)
  try {
    const { results } = await inParts(ids, (part) => call(tournamentEntryCalls.bulkDelete, { body: { ids: part } }))
    for (const { _id, message } of results.filter(({ ok }) => !ok)) {
      const entry = entries.find((candidate) => candidate._id === _id)
      notify.danger(`${entry ? boatName(entry) : 'An entry'} was not deleted. ${message ?? ''}`)
    }
    await entriesChanged()
  } catch (error) {
    notify.danger(`Nothing was deleted. ${messageOfError(error)}`)
  }
  stay(ids)
}

/** Asks, hides them, and deletes unless somebody presses Undo. True when they are on their way out. */
export async function deleteEntries(entries: readonly TournamentEntry[]): Promise<boolean> {
  const many = entries.length > 1
  const yes = await confirm({
    title: many ? `Delete ${entries.length} entries?` : 'Delete this entry?',
    text: many ? 'They leave the tournament. Their anglers stay in your book.' : 'It leaves the tournament. Its anglers stay in your book.',
    items: entries.map(boatName),
    confirmLabel: many ? `Delete ${entries.length} entries` : 'Delete entry',
    tone: 'danger',
  })
  if (!yes) return false
  const ids = entries.map(({ _id }) => _id)
  setLeaving(new Set([...leaving, ...ids]))
  const timer = setTimeout(() => void remove(entries), UNDO_MS)
  notify.stealth(many ? `${entries.length} entries deleted.` : `${boatName(entries[0]!)} deleted.`, {
    durationMs: UNDO_MS,
    undo: {
      onUndo: () => {
        clearTimeout(timer)
        stay(ids)
      },
    },
  })
  return true
}
