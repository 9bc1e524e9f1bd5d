import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { messageOf } from '@ramplight/domain/kernel/errors'
import type { RulesToHold } from '@ramplight/domain/subscriptions/event-features'
import { missingFields } from '@ramplight/domain/tournament/required-fields'
import { DraftNotice } from '@ramplight/ui/form/draft-notice.tsx'
import { FormPage } from '@ramplight/ui/form/form-page.tsx'
import { MissingFieldsDialog } from '@ramplight/ui/form/missing-fields-dialog.tsx'
import { useState } from 'react'
import { z } from 'zod'
import { useEventLevel } from '#features/payments/plans/index.ts'
import { type SetupChoices, setupChange, setupSections, setupValues, type TourValues } from '#features/setup/form/index.ts'
import { writeValue } from '#features/setup/words/index.ts'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { changedPart } from '#platform/record-form/paths.ts'
import { useRecordForm } from '#platform/record-form/use-record-form.ts'
import { useSave } from '#platform/record-form/use-save.tsx'
import { FIELD_OF } from '../quick-create/quick-create.values.ts'
import { tournamentQuery } from '../tournaments/tournaments.queries.ts'
import { t } from './setup-form.texts.ts'

type Props = { tournament: Tournament; choices: SetupChoices; tour: TourValues | null; mayEdit: boolean; startBoats: number }

/** The body may be unfinished, for a tour fills it; a stored tournament needs all of it. */
const declared = declaredBy(tournamentCalls.update, { complete: tournamentCalls.get.response })

export function SetupForm({ tournament, choices, tour, mayEdit, startBoats }: Props) {
  const { _id: id } = tournament
  const form = useRecordForm({ key: `tournament-${id}`, stored: setupValues(tournament), rev: tournament._rev, declared })
  const [missing, setMissing] = useState<string[]>([])
  const level = useEventLevel()
  const {
    submit: save,
    saving,
    dialog,
  } = useSave({
    form,
    send: ({ values, base, seen }) => {
      const changed = setupChange(changedPart(base, values), values)
      return call(tournamentCalls.update, { params: { id }, body: { ...changed, _rev: seen } })
    },
    read: (stored: Tournament) => ({ values: setupValues(stored), seen: stored._rev }),
    theirs: ({ details }) => z.decode(tournamentCalls.get.response, (details as { theirs: never }).theirs),
    write: writeValue,
    onSaved: (stored) => void queryClient.setQueryData(tournamentQuery(id).queryKey, stored),
    onRefused: (error) => {
      const lacksFields = error instanceof CallError && error.code === 'tournament.missing-fields'
      if (lacksFields) setMissing(error.details as string[])
      return lacksFields
    },
  })

  const after = () => ({ ...tournament, ...setupChange(changedPart(setupValues(tournament), form.values), form.values) }) as RulesToHold
  const submit = () => {
    const lacking = missingFields({ ...form.values, startDate: form.values.tournamentDates[0] })
    if (lacking.length === 0) return void level.ask(tournament, tournament, after()).then((has) => has && save())
    setMissing(lacking)
    form.fail(lacking.map((label) => ({ field: fieldOf(label), message: t('setupForm.isRequired', { field: label }) })))
  }

  const bound = { ...form, readOnly: !mayEdit }
  return (
    <>
      <FormPage
        label={t('setupForm.tournamentSetup')}
        sections={setupSections({ event: id, form: bound, choices, tour, startBoats })}
        changes={form.changes}
        onSave={submit}
        onDiscard={form.discard}
        saving={saving}
        errors={form.errors}
        attempt={form.attempt}
        leaving={level.leaving}
        draftKept={form.draft.keptAt !== null}
        notice={mayEdit ? <DraftNotice draft={form.draft} onRestore={form.replace} /> : undefined}
      />
      <MissingFieldsDialog
        opened={missing.length > 0}
        onClose={() => setMissing([])}
        title={messageOf('tournament.missing-fields', { list: missing.join(', ') })}
        fields={missing.map((label) => ({ field: fieldOf(label), label }))}
      />
      {dialog}
    </>
  )
}

/** The dates of this form are one field. */
function fieldOf(label: string): string {
  const field = FIELD_OF[label as keyof typeof FIELD_OF] ?? label
  return field === 'dates' || field === 'span' ? 'tournamentDates' : field
}
