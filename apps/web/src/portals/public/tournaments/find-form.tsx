import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import { IconSearch } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import classes from './find.module.css'
import type { FindTerms } from './find-terms.ts'

export function FindForm({ terms, onSearch }: { terms: FindTerms; onSearch: (terms: FindTerms) => void }) {
  const [values, setValues] = useState(terms)
  const set = (part: FindTerms) => setValues({ ...values, ...part, page: undefined })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSearch(values)
  }
  const active = Object.keys(terms).some((key) => key !== 'page')
  return (
    <search>
      <form className={classes.form} onSubmit={submit} aria-label="Search tournaments">
        <TextInput
          label="Name"
          placeholder="Tournament or tour"
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          value={values.name ?? ''}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <TextInput
          label="State"
          placeholder="TX"
          value={values.state ?? ''}
          onChange={(event) => set({ state: event.currentTarget.value })}
          maxLength={30}
        />
        <DayField
          label="After"
          placeholder="Yesterday"
          value={values.from ?? null}
          onChange={(date) => set({ from: date ?? undefined })}
          clearable
        />
        <SegmentedControl
          className={classes.kind}
          aria-label="Solo or team"
          data={[
            { value: 'any', label: 'Any' },
            { value: 'solo', label: 'Solo' },
            { value: 'team', label: 'Team' },
          ]}
          value={values.kind ?? 'any'}
          onChange={(kind) => set({ kind: kind === 'any' ? undefined : (kind as 'solo' | 'team') })}
        />
        <div className={classes.buttons}>
          <Button type="submit">Search</Button>
          {active && (
            <Button variant="default" onClick={() => onSearch({})}>
              Reset
            </Button>
          )}
        </div>
      </form>
    </search>
  )
}
