import { Checkbox, SegmentedControl, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { DateInput } from '@mantine/dates'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { notify } from '../dialogs/toasts.ts'
import { countChanges } from '../form/count-changes.ts'
import { DraftNotice } from '../form/draft-notice.tsx'
import { toFieldErrors } from '../form/error-summary.tsx'
import { FieldGroup, FieldRow, InheritedChip, RequiredLabel } from '../form/fields.tsx'
import { FormPage } from '../form/form-page.tsx'
import { MissingFieldsDialog } from '../form/missing-fields-dialog.tsx'
import { MoneyField } from '../form/money-field.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useDraft } from '../form/use-draft.ts'
import { WeightField } from '../form/weight-field.tsx'

const start = {
  name: 'Lake Fork Team Trail #4',
  date: '2027-06-12',
  place: 'Alba, TX',
  fee: 10_000 as number | null,
  bag: 80 as number | null,
  mode: 'Team',
  password: 'fish',
  note: '',
}

export function FormSamples() {
  const [attempt, setAttempt] = useState(0)
  const [missing, setMissing] = useState(false)
  const form = useForm({
    initialValues: start,
    validate: {
      name: (value) => (value.trim() ? null : 'Give the tournament a name'),
      fee: (value) => (value === null ? 'Enter the entry fee' : null),
      place: (value) => (value.trim() ? null : 'Choose a ramp or type an address'),
    },
  })
  const changes = countChanges(start, form.values)
  const draft = useDraft({ key: 'catalogue', values: form.values, isDirty: changes > 0 })
  const save = () => {
    if (form.validate().hasErrors) {
      setAttempt(attempt + 1)
      return
    }
    draft.clear()
    notify.success('Tournament saved')
  }
  return (
    <>
      <FormPage
        label="Tournament settings"
        changes={changes}
        onSave={save}
        onDiscard={form.reset}
        draftKept={draft.keptAt !== null}
        errors={toFieldErrors(form.errors)}
        attempt={attempt}
        notice={<DraftNotice draft={draft} onRestore={form.setValues} />}
        sections={[
          {
            id: 'basics',
            title: 'Basics',
            purpose: 'What anglers see first: name, day and ramp.',
            complete: 1,
            children: (
              <>
                <TextInput label={<RequiredLabel>Name</RequiredLabel>} {...form.getInputProps('name')} data-path="name" />
                <FieldRow>
                  <DateInput label="Date" {...form.getInputProps('date')} />
                  <TextInput
                    label="Place"
                    description="A saved ramp fills the address"
                    {...form.getInputProps('place')}
                    data-path="place"
                  />
                </FieldRow>
                <FieldGroup legend="Who fishes together">
                  <SegmentedControl data={['Solo', 'Team', 'Either']} {...form.getInputProps('mode')} />
                </FieldGroup>
              </>
            ),
          },
          {
            id: 'money',
            title: 'Money',
            purpose: 'What an entry costs, and who pays the card fee.',
            complete: 0.5,
            extra: <InheritedChip from="tour" onOverride={() => undefined} />,
            children: (
              <>
                <FieldRow>
                  <MoneyField label={<RequiredLabel>Entry fee per team</RequiredLabel>} {...form.getInputProps('fee')} data-path="fee" />
                  <Select label="Card fee is paid by" data={['Angler', 'Account']} defaultValue="Angler" />
                </FieldRow>
                <Switch label="Pay at the ramp" description="Anglers may bring cash in the morning" />
                <Checkbox label="Refund until registration closes" defaultChecked />
                <TextInput label="Card payments" disabled value="Needs internet" readOnly />
              </>
            ),
          },
          {
            id: 'weigh-in',
            title: 'Weigh-in',
            purpose: 'Units, limits and what a dead fish costs.',
            complete: 0,
            children: (
              <>
                <WeightField
                  label="Largest believable bag"
                  description="Heavier bags ask once more before they are saved"
                  unit="oz"
                  parse={(text) => (/^\d+$/.test(text) ? Number(text) : null)}
                  format={String}
                  invalidText="Whole ounces"
                  {...form.getInputProps('bag')}
                />
                <PasswordField
                  label="Station password"
                  {...form.getInputProps('password')}
                  rules={[
                    { label: 'At least 8 characters', test: (text) => text.length >= 8 },
                    { label: 'A lower-case letter', test: (text) => /[a-z]/.test(text) },
                    { label: 'An upper-case letter', test: (text) => /[A-Z]/.test(text) },
                  ]}
                />
                <Textarea label="Notes for the weigh master" placeholder="Shown at the scale" {...form.getInputProps('note')} />
              </>
            ),
          },
        ]}
      />
      <button type="button" className="rl-link-button" onClick={() => setMissing(true)}>
        Show the missing-fields dialog
      </button>
      <MissingFieldsDialog
        opened={missing}
        onClose={() => setMissing(false)}
        title="MISSING REQUIRED FIELDS:"
        fields={[
          { field: 'name', label: 'Name' },
          { field: 'fee', label: 'Entry fee per team' },
        ]}
      />
    </>
  )
}
