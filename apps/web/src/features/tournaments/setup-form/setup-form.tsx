import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { messageOf } from '@ramplight/domain/kernel/errors'
import { missingFields } from '@ramplight/domain/tournament/required-fields'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { DraftNotice } from '@ramplight/ui/form/draft-notice.tsx'
import { FormPage } from '@ramplight/ui/form/form-page.tsx'
import { MissingFieldsDialog } from '@ramplight/ui/form/missing-fields-dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import {
  type SetupChoices,
  type SetupValues,
  setupChange,
  setupSections,
  setupValues,
  type TourValues,
} from '#features/setup/form/index.ts'
import { labelOf, refusedFields, writeValue } from '#features/setup/words/index.ts'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { invalidateFamilies } from '#platform/query.ts'
import { queryClient } from '#platform/query-client.ts'
import { fieldErrorsOf } from '#platform/record-form/field-errors.ts'
import { type Merge, mergeVersions } from '#platform/record-form/merge-versions.ts'
import { changedPart } from '#platform/record-form/paths.ts'
import { StaleDialog } from '#platform/record-form/stale-dialog.tsx'
import { useRecordForm } from '#platform/record-form/use-record-form.ts'
import { FIELD_OF } from '../quick-create/quick-create.values.ts'
import { tournamentQuery } from '../tournaments/tournaments.queries.ts'

type Props = { tournament: Tournament; choices: SetupChoices; tour: TourValues | null; mayEdit: boolean; startBoats: number }
type Save = { values: SetupValues; rev: number; base: SetupValues }

export function SetupForm({ tournament, choices, tour, mayEdit, startBoats }: Props) {
  const { _id: id } = tournament
  const form = useRecordForm({ key: `tournament-${id}`, stored: setupValues(tournament), rev: tournament._rev })
  const [missing, setMissing] = useState<string[]>([])
  const [stale, setStale] = useState<{ merge: Merge<SetupValues>; theirs: Tournament } | null>(null)

  const save = useMutation({
    mutationFn: ({ values, rev, base }: Save) =>
      call(tournamentCalls.update, { params: { id }, body: { ...setupChange(changedPart(base, values), values), _rev: rev } as never }),
    onSuccess: (saved) => {
      setStale(null)
      queryClient.setQueryData(tournamentQuery(id).queryKey, saved)
      form.rebase(setupValues(saved), saved._rev)
      notify.stealth('Saved')
      void invalidateFamilies('/api/tournaments/', '/api/audit/', '/api/tournament-results/')
    },
    onError: (error, { values, base }) => {
      if (error instanceof z.ZodError) return form.fail(refusedFields(error, labelOf))
      if (!(error instanceof CallError)) return void notify.danger(messageOfError(error))
      if (error.code === 'record.stale') {
        const theirs = z.decode(tournamentCalls.get.response, (error.details as { theirs: never }).theirs)
        return setStale({ merge: mergeVersions(base, values, setupValues(theirs)), theirs })
      }
      if (error.code === 'tournament.missing-fields') return setMissing(error.details as string[])
      if (error.fields.length > 0) return form.fail(fieldErrorsOf(error, labelOf))
      // An ended session says so itself.
      if (error.code !== 'session.over') notify.danger(`${error.message} What you typed is kept on this device.`)
    },
  })

  const submit = () => {
    const lacking = missingFields({ ...form.values, startDate: form.values.tournamentDates[0] })
    if (lacking.length === 0) return save.mutate({ values: form.values, rev: form.seen, base: form.base })
    setMissing(lacking)
    form.fail(lacking.map((label) => ({ field: fieldOf(label), message: `${label} is required` })))
  }
  const settle = (values: SetupValues) => {
    if (!stale) return
    form.rebase(setupValues(stale.theirs), stale.theirs._rev, values)
    save.mutate({ values, rev: stale.theirs._rev, base: setupValues(stale.theirs) })
  }

  const bound = { ...form, readOnly: !mayEdit }
  return (
    <>
      <FormPage
        label="Tournament setup"
        sections={setupSections({ form: bound, choices, tour, startBoats })}
        changes={form.changes}
        onSave={submit}
        onDiscard={form.discard}
        saving={save.isPending}
        errors={form.errors}
        attempt={form.attempt}
        draftKept={form.draft.keptAt !== null}
        notice={mayEdit ? <DraftNotice draft={form.draft} onRestore={form.replace} /> : undefined}
      />
      <MissingFieldsDialog
        opened={missing.length > 0}
        onClose={() => setMissing([])}
        title={messageOf('tournament.missing-fields', { list: missing.join(', ') })}
        fields={missing.map((label) => ({ field: fieldOf(label), label }))}
      />
      <StaleDialog
        merge={stale?.merge ?? null}
        labelOf={labelOf}
        write={writeValue}
        saving={save.isPending}
        onSettle={settle}
        onClose={() => setStale(null)}
      />
    </>
  )
}

/** The dates of this form are one field. */
function fieldOf(label: string): string {
  const field = FIELD_OF[label as keyof typeof FIELD_OF] ?? label
  return field === 'dates' || field === 'span' ? 'tournamentDates' : field
}
