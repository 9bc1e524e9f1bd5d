import { type TournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { useRecordForm } from '#platform/record-form/use-record-form.ts'
import { useSave } from '#platform/record-form/use-save.tsx'
import { boatName } from '#platform/values/entry-name.ts'
import { rememberEntries, saveEntry } from './entry-actions.ts'
import { offeredPots } from './entry-pots.ts'
import { changeOf, type EntryValues, entryLabel, entryWords, fieldRefused, TOGETHER, valuesOf } from './entry-values.ts'
import { t } from './tournament-entries.texts.ts'

const declared = { ...declaredBy(tournamentEntryCalls.update), labelOf: entryLabel }

type Around = { entry: TournamentEntry; tournament: Tournament; flights: readonly TournamentFlight[] }

/** The form of one boat, and how it is saved. */
export function useEntryForm({ entry, tournament, flights }: Around) {
  const form = useRecordForm({ key: `entry-${entry._id}`, stored: valuesOf(entry), rev: entry._rev, declared })
  const saving = useSave<EntryValues, number, TournamentEntry>({
    form,
    send: ({ values, base, seen }) => saveEntry(entry, { ...changeOf(base, values), _rev: seen }),
    read: (stored) => ({ values: valuesOf(stored), seen: stored._rev }),
    theirs: async () => {
      const theirs = await call(tournamentEntryCalls.get, { params: { id: entry._id } })
      rememberEntries(entry.tournament, [theirs])
      return theirs
    },
    together: TOGETHER,
    renamed: { users: 'anglers', sub: 'substitute' },
    write: (path, _value, of) => entryWords(path, of, { pots: offeredPots(tournament), flights }),
    saved: t('entryDrawer.isSaved', { boat: boatName(entry) }),
    onRefused: (error) => {
      const field = fieldRefused(error)
      if (field) form.fail([{ field, message: messageOfError(error) }])
      return field !== undefined
    },
  })
  return { form, ...saving }
}
