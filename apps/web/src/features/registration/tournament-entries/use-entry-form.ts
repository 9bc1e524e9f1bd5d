import { type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { rememberEntries, saveEntry } from './entry-actions.ts'
import { changeOf, type EntryValues, valuesOf } from './entry-values.ts'

/** The form of one entry: what was seen when it opened, what is typed now, and what somebody else saved meanwhile. */
export function useEntryForm(entry: TournamentEntry) {
  const [seen, setSeen] = useState(entry)
  const [values, setValues] = useState<EntryValues>(() => valuesOf(entry))
  const [stale, setStale] = useState<TournamentEntry | null>(null)
  const start = valuesOf(seen)
  const change = changeOf(start, values)
  const changes = countOf(Object.keys(change))

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
  const saving = useMutation({
    mutationFn: (over: TournamentEntry | null) =>
      saveEntry(entry, { ...changeOf(valuesOf(over ?? seen), values), _rev: (over ?? seen)._rev }),
    onSuccess: settle,
    onError: async (error) => {
      if (!(error instanceof CallError) || error.code !== 'record.stale') return
      const theirs = await call(tournamentEntryCalls.get, { params: { id: entry._id } }).catch(() => null)
      setStale(theirs)
      if (theirs) rememberEntries(entry.tournament, [theirs])
    },
  })
  const succeeded = (over: TournamentEntry | null) =>
    saving
      .mutateAsync(over)
      .then(() => true)
      .catch(() => false)
  return {
    values,
    setValues: (next: EntryValues) => {
      if (!stale) saving.reset()
      setValues(next)
    },
    changes,
    stale,
    error: saving.error,
    isSaving: saving.isPending,
    save: () => succeeded(null),
    /** What is typed here goes over what they saved; their other fields stay. */
    saveOver: (theirs: TournamentEntry) => succeeded(theirs),
    take: (theirs: TournamentEntry) => {
      saving.reset()
      settle(theirs)
    },
    reset: () => {
      saving.reset()
      setStale(null)
      setValues(valuesOf(entry))
      setSeen(entry)
    },
  }
}

const TOGETHER = new Set(['inBigFishPot', 'inSidePot', 'sidePotBigFishEntries'])

/** One change of the pots is one change, however many fields hold it. */
const countOf = (names: readonly string[]) =>
  new Set(names.map((name) => (TOGETHER.has(name) ? 'pots' : name === 'freeEntry' ? 'status' : name))).size
