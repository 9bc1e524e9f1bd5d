import { Button } from '@mantine/core'
import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import type { TournamentFlight } from '@ramplight/contract/tournaments/tournament-flights'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { crewSizeOf } from '@ramplight/domain/registration/crew-size'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { DraftNotice } from '@ramplight/ui/form/draft-notice.tsx'
import { stopAtUnreadable } from '@ramplight/ui/form/stop-at-unreadable'
import { useUnsavedGuard } from '@ramplight/ui/form/unsaved-guard'
import { useDraft } from '@ramplight/ui/form/use-draft'
import { ErrorState } from '@ramplight/ui/states/error-state.tsx'
import { useRef, useState } from 'react'
import { useRoom } from '#features/payments/plans/index.ts'
import { call } from '#platform/call.ts'
import { messageOfError } from '#platform/call-error.ts'
import { ownPlace } from '#platform/own-place.ts'
import { useAction } from '#platform/use-action.ts'
import { boatName } from '#platform/values/entry-name.ts'
import { TypedBoatWarning } from '../same-boat/typed-boat-warning.tsx'
import { askIfCancelled } from './ask-if-cancelled.ts'
import { rememberEntries } from './entry-actions.ts'
import { EntryFields } from './entry-fields.tsx'
import { fieldRefused, NEW_ENTRY, toBody } from './entry-values.ts'
import { t } from './tournament-entries.texts.ts'

type AddEntryProps = { opened: boolean; onClose: () => void; tournament: Tournament; flights: readonly TournamentFlight[] }

/** One boat after the other, without leaving the keyboard. */
export function AddEntry({ opened, onClose, tournament, flights }: AddEntryProps) {
  const [values, setValues] = useState(NEW_ENTRY)
  // Made on this device: a second tap, or a lost answer, enters nobody twice.
  const [id, setId] = useState(() => newId())
  const [added, setAdded] = useState(0)
  const first = useRef<HTMLInputElement>(null)
  // The flight stays from one boat to the next, and is no entry by itself. What one boat paid says nothing about the next.
  const untouched = { ...NEW_ENTRY, flight: values.flight }
  const isDirty = opened && JSON.stringify(values) !== JSON.stringify(untouched)
  const draft = useDraft({ key: ownPlace(`entry-new-${tournament._id}`), values, isDirty })
  const saving = useAction({
    work: (_: 'next' | 'close') => call(tournamentEntryCalls.create, { body: { _id: id, tournament: tournament._id, ...toBody(values) } }),
    onDone: (entry, then) => {
      rememberEntries(tournament._id, [entry])
      notify.success(t('addEntry.isEntered', { boat: boatName(entry) }), { id: 'entered', durationMs: 4000 })
      setId(newId())
      setAdded(added + 1)
      setValues({ ...NEW_ENTRY, flight: values.flight })
      draft.clear()
      if (then === 'close') onClose()
      else setTimeout(() => first.current?.focus())
    },
    onRefused: 'shown',
  })
  const room = useRoom(tournament)
  useUnsavedGuard(isDirty && !room.leaving)
  const leave = () => {
    draft.clear()
    saving.forget()
    setValues(untouched)
    onClose()
  }
  const form = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState(false)
  const save = async (then: 'next' | 'close') => {
    if (asking || !form.current || stopAtUnreadable(form.current)) return
    setAsking(true)
    const enters = (await askIfCancelled(tournament, 1)) && (await room.ask(values.anglers.length))
    setAsking(false)
    if (enters) saving.run(then)
  }
  const size = crewSizeOf(tournament)
  const refused = fieldRefused(saving.error)
  const isEmpty = values.anglers.length === 0
  return (
    <SideSheet
      opened={opened}
      onClose={leave}
      title={t('addEntry.addEntry')}
      subtitle={added > 0 ? t('addEntry.addedJustNow', { count: added }) : t('addEntry.teamSize', { size })}
      footer={
        <>
          <Button variant="default" disabled={isEmpty} loading={saving.running && saving.given === 'close'} onClick={() => save('close')}>
            {t('addEntry.saveAndClose')}
          </Button>
          <Button
            disabled={isEmpty}
            loading={saving.running && saving.given === 'next'}
            onClick={() => save('next')}
            aria-keyshortcuts="Control+Enter"
          >
            {t('addEntry.saveAndNext')}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the button below */}
      <div
        ref={form}
        onKeyDown={(event) => {
          // An open list takes the key for the name that it marks.
          if (event.defaultPrevented) return
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !isEmpty && !saving.running) save('next')
        }}
      >
        <DraftNotice draft={draft} onRestore={setValues} />
        <EntryFields
          tournament={tournament}
          flights={flights}
          values={values}
          onChange={(next) => {
            saving.forget()
            setValues(next)
          }}
          errors={refused ? { [refused]: messageOfError(saving.error) } : {}}
          inputRef={first}
        />
        <TypedBoatWarning tournament={tournament._id} anglers={values.anglers} />
      </div>
      {saving.error && !refused && <ErrorState compact failed={messageOfError(saving.error)} safe={t('addEntry.nothingWasEntered')} />}
    </SideSheet>
  )
}
