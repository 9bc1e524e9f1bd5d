import { Button, SegmentedControl } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { modKey } from '@ramplight/ui/values/mod-key'
import type { SubmitEvent } from 'react'
import { labelFor } from '#platform/record-form/declared.tsx'
import { declared } from './declared.ts'
import { FromTour } from './from-tour.tsx'
import classes from './quick-create.module.css'
import { t } from './quick-create.texts.ts'
import type { StartStatus } from './quick-create.values.ts'
import type { QuickCreateFormProps } from './quick-create-props.ts'
import { RampFields } from './ramp-fields.tsx'
import { WhenFields } from './when-fields.tsx'

const statuses = (): { value: StartStatus; label: string }[] => [
  { value: 'Draft', label: t('quickCreateForm.draft') },
  { value: 'Scheduled', label: t('quickCreateForm.scheduled') },
  { value: 'Open', label: t('quickCreateForm.openForSignUps') },
]

/** Four answers make a tournament; everything else comes with the tour and can be changed later. */
export function QuickCreateForm(props: QuickCreateFormProps) {
  const { values, filled, onChange, tours, fromTour, creating, onCreate } = props
  useHotkeys([['mod+Enter', () => onCreate('overview')]], [])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onCreate('overview')
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label={t('quickCreateForm.newTournament')}>
      <Step number={1}>
        <ChoiceField
          id="tour"
          label={labelFor(declared, 'tour')}
          data={tours.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={values.tour}
          onChange={(tour) => onChange({ tour })}
          allowDeselect={false}
          searchable={tours.length > 6}
          autoFocus
          openOnFocus={false}
        />
        <FromTour
          tour={values.tour}
          parts={fromTour}
          tourFee={props.tourFee}
          fee={values.entryFee}
          onFee={(entryFee) => onChange({ entryFee })}
        />
      </Step>
      <Step number={2}>
        <RampFields {...props} />
      </Step>
      <Step number={3}>
        <WhenFields values={values} filled={filled} onChange={onChange} today={props.today} />
      </Step>
      <Step number={4}>
        <TextField
          id="name"
          label={labelFor(declared, 'name')}
          description={values.name === null ? t('quickCreateForm.suggestedName') : undefined}
          value={filled.name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
          maxLength={declared.longest('name')}
          autoComplete="off"
        />
        <FieldGroup legend={t('quickCreateForm.status')}>
          <SegmentedControl
            className={classes.status}
            data={statuses()}
            value={values.status}
            onChange={(status) => onChange({ status: status as StartStatus })}
            aria-label={t('quickCreateForm.status')}
          />
        </FieldGroup>
      </Step>
      <div className={classes.actions}>
        <Button variant="default" onClick={() => onCreate('setup')} disabled={creating}>
          {t('quickCreateForm.createAndOpenSetup')}
        </Button>
        <Button
          type="submit"
          loading={creating}
          rightSection={<kbd className={classes.kbd}>{modKey()}↵</kbd>}
          aria-keyshortcuts="Meta+Enter Control+Enter"
        >
          {t('quickCreateForm.create')}
        </Button>
      </div>
    </form>
  )
}

const Step = ({ number, children }: { number: number; children: React.ReactNode }) => (
  <div className={classes.step}>
    <span className={classes.number} aria-hidden>
      {number}
    </span>
    <div className={classes.fields}>{children}</div>
  </div>
)
