import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { DraftNotice } from '@ramplight/ui/form/draft-notice.tsx'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { useDraft } from '@ramplight/ui/form/use-draft'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import type { ReactNode } from 'react'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { ownPlace } from '#platform/own-place.ts'
import { boatName, fullNames } from '#platform/values/entry-name.ts'
import { EntryFields } from './entry-fields.tsx'
import { EntryStanding } from './entry-standing.tsx'
import { StaleEntry } from './stale-entry.tsx'
import { useEntryForm } from './use-entry-form.ts'
import './entries.css'
import { t } from './tournament-entries.texts.ts'

type EntryDrawerProps = {
  entry: TournamentEntry
  tournament: Tournament
  flights: readonly TournamentFlight[]
  onClose: () => void
  /** The weights of this boat: another feature's. */
  children?: ReactNode
}

/** Everything about one boat, without losing the list. */
export function EntryDrawer({ entry, tournament, flights, onClose, children }: EntryDrawerProps) {
  const form = useEntryForm(entry)
  const isDirty = form.changes > 0
  const draft = useDraft({ key: ownPlace(`entry-${entry._id}`), values: form.values, isDirty })
  const leave = () => {
    draft.clear()
    onClose()
  }
  useUnsavedGuard(isDirty)
  const save = async () => {
    if (!(await form.save())) return
    draft.clear()
    notify.stealth(t('entryDrawer.isSaved', { boat: boatName(entry) }))
  }
  const { error, stale } = form
  const code = error instanceof CallError ? error.code : ''
  const isBoatTaken = code === 'boat-number.taken'
  const isAngler = code === 'entry.angler-twice' || code === 'entry.no-angler'
  return (
    <SideSheet
      opened
      onClose={leave}
      size="lg"
      title={entry.boatNumber == null ? fullNames(entry) : t('entryDrawer.boat', { boatNumber: String(entry.boatNumber) })}
      subtitle={entry.boatNumber == null ? undefined : fullNames(entry)}
      footer={
        isDirty && (
          <>
            <Button
              variant="default"
              onClick={() => {
                draft.clear()
                form.reset()
              }}
              disabled={form.isSaving}
            >
              {t('entryDrawer.discard')}
            </Button>
            <Button onClick={() => void save()} loading={form.isSaving}>
              {t('entryDrawer.saveChanges', { count: form.changes })}
            </Button>
          </>
        )
      }
    >
      <div className="rl-entry">
        {stale && (
          <StaleEntry
            mine={form.values}
            theirs={stale}
            tournament={tournament}
            flights={flights}
            onMine={() => void save()}
            onTheirs={() => form.take(stale)}
            saving={form.isSaving}
          />
        )}
        <DraftNotice draft={draft} onRestore={form.setValues} />
        <EntryStanding entry={entry} tournament={tournament} />
        <EntryFields
          tournament={tournament}
          flights={flights}
          values={form.values}
          onChange={form.setValues}
          withBoat
          entryId={entry._id}
          errors={{
            ...(isBoatTaken ? { boatNumber: messageOfError(error) } : {}),
            ...(isAngler ? { anglers: messageOfError(error) } : {}),
          }}
        />
        {error && !isBoatTaken && !stale && <ErrorState compact failed={messageOfError(error)} safe={t('entryDrawer.nothingWasSaved')} />}
        {children}
      </div>
    </SideSheet>
  )
}
