import { type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { useAction } from '#platform/use-action.ts'
import { rememberEntries, saveEntry } from './entry-actions.ts'
import { changeOf, countChanges, type EntryValues, rebased, valuesOf } from './entry-values.ts'

/** The form of one entry: what was seen when it opened, what is typed now, and what somebody else saved meanwhile. */
export function useEntryForm(entry: TournamentEntry) {
  const [seen, setSeen] = useState(entry)
  const [values, setValues] = useState<EntryValues>(() => valuesOf(entry))
  const [stale, setStale] = useState<TournamentEntry | null>(null)
  const start = valuesOf(seen)
  const changes = countChanges(start, values)

  // Taps beside the form (check-in, disqualify) give a new revision: an untouched form simply follows.
  if (entry._rev > seen._rev && !stale && (changes === 0 || JSON.stringify(valuesOf(entry)) === JSON.stringify(start))) {
    setSeen(entry)
    if (changes === 0) setValues(valuesOf(entry))
  }

  const settle = (saved: TournamentEntry) => {
    setSeen(saved)
    setValues(valuesOf(saved))
    setStale(null)
  }
  const saving = useAction({
    work: () => saveEntry(entry, { ...changeOf(start, values), _rev: seen._rev }),
    onDone: settle,
    onRefused: async (error) => {
      if (!(error instanceof CallError) || error.code !== 'record.stale') return
      const theirs = await call(tournamentEntryCalls.get, { params: { id: entry._id } }).catch(() => null)
      if (!theirs) return
      setStale(theirs)
      setSeen(theirs)
      setValues(rebased(start, values, valuesOf(theirs)))
      rememberEntries(entry.tournament, [theirs])
    },
  })
  return {
    values,
    setValues: (next: EntryValues) => {
      if (!stale) saving.forget()
      setValues(next)
    },
    changes,
    stale,
    error: saving.error,
    isSaving: saving.running,
    /** After a conflict this goes over what they saved, in the fields that were typed here and no other. */
    save: () => saving.finish().then((saved) => saved !== null),
    take: (theirs: TournamentEntry) => {
      saving.forget()
      settle(theirs)
    },
    reset: () => {
      saving.forget()
      setStale(null)
      setValues(valuesOf(entry))
      setSeen(entry)
    },
  }
}
