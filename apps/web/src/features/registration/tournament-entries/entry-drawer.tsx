import { Button } from '@mantine/core'
import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { DraftNotice } from '@ramplight/ui/form/draft-notice.tsx'
import { ErrorSummary } from '@ramplight/ui/form/error-summary.tsx'
import { stopAtUnreadable } from '@ramplight/ui/form/stop-at-unreadable'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { useSaveKey } from '@ramplight/ui/form/use-save-key'
import { type ReactNode, useRef } from 'react'
import { fullNames } from '#platform/values/entry-name.ts'
import { EntryFields } from './entry-fields.tsx'
import { EntryStanding } from './entry-standing.tsx'
import { countChanges } from './entry-values.ts'
import { useEntryForm } from './use-entry-form.ts'
import './entries.css'
import { t } from './tournament-entries.texts.ts'

type EntryDrawerProps = {
  entry: TournamentEntry
  tournament: Tournament
  flights: readonly TournamentFlight[]
  onClose: () => void
  /** What comes before everything else of the boat. */
  head?: ReactNode
  /** The weights of this boat: another feature's. */
  children?: ReactNode
}

/** Everything about one boat, without losing the list. */
export function EntryDrawer({ entry, tournament, flights, onClose, head, children }: EntryDrawerProps) {
  const { form, submit, saving, dialog } = useEntryForm({ entry, tournament, flights })
  const changes = countChanges(form.base, form.values)
  const isDirty = changes > 0
  const leave = () => {
    form.draft.clear()
    onClose()
  }
  useUnsavedGuard(isDirty)
  const fields = useRef<HTMLDivElement>(null)
  const save = () => {
    if (fields.current && !stopAtUnreadable(fields.current)) submit()
  }
  useSaveKey(() => isDirty && !saving && save(), fields)
  const errors = Object.fromEntries(form.errors.map(({ field, message }) => [field, message]))
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
            <Button variant="default" onClick={form.discard} disabled={saving}>
              {t('entryDrawer.discard')}
            </Button>
            <Button onClick={save} loading={saving}>
              {t('entryDrawer.saveChanges', { count: changes })}
            </Button>
          </>
        )
      }
    >
      <div className="rl-entry" ref={fields}>
        <ErrorSummary errors={form.errors} attempt={form.attempt} />
        <DraftNotice draft={form.draft} onRestore={form.replace} />
        {head}
        <EntryStanding entry={entry} tournament={tournament} />
        <EntryFields
          tournament={tournament}
          flights={flights}
          values={form.values}
          onChange={form.replace}
          withBoat
          entryId={entry._id}
          errors={errors}
        />
        {children}
      </div>
      {dialog}
    </SideSheet>
  )
}
