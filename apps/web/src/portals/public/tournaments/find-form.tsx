import { Button, SegmentedControl } from '@mantine/core'
import { LONGEST_STATE } from '@ramplight/contract/tournaments/tournament-terms'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { IconSearch } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { t } from '../public.texts.ts'
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
      <form className={classes.form} onSubmit={submit} aria-label={t('find.form')}>
        <TextField
          label={t('find.name')}
          placeholder={t('find.nameExample')}
          leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
          value={values.name ?? ''}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <TextField
          label={t('find.state')}
          placeholder="TX"
          value={values.state ?? ''}
          onChange={(event) => set({ state: event.currentTarget.value })}
          maxLength={LONGEST_STATE}
        />
        <DayField
          label={t('find.after')}
          placeholder={t('find.yesterday')}
          value={values.from ?? null}
          onChange={(date) => set({ from: date ?? undefined })}
          clearable
        />
        <SegmentedControl
          className={classes.kind}
          aria-label={t('find.kind')}
          data={[
            { value: 'any', label: t('find.any') },
            { value: 'solo', label: t('find.solo') },
            { value: 'team', label: t('find.team') },
          ]}
          value={values.kind ?? 'any'}
          onChange={(kind) => set({ kind: kind === 'any' ? undefined : (kind as 'solo' | 'team') })}
        />
        <div className={classes.buttons}>
          <Button type="submit">{t('find.search')}</Button>
          {active && (
            <Button variant="default" onClick={() => onSearch({})}>
              {t('find.reset')}
            </Button>
          )}
        </div>
      </form>
    </search>
  )
}
