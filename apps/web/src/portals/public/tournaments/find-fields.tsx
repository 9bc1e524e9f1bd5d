import { SegmentedControl } from '@mantine/core'
import { US_STATES } from '@ramplight/domain/geo/us-states'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { toursToChooseQuery } from '#features/tours/tours/index.ts'
import { FeeRange } from './fee-range.tsx'
import classes from './find.module.css'
import { t } from './find.texts.ts'
import type { FindTerms } from './find-terms.ts'

type Props = {
  terms: FindTerms
  onChange: (part: FindTerms) => void
  /** The search is about one tour already. */
  ofTour: boolean
}

const STATES = Object.entries(US_STATES).map(([value, label]) => ({ value, label }))
/** A list of more is searched by typing. */
const MOST_SHOWN = 50

/** Every filter of the search, beside the list or in a sheet. */
export function FindFields({ terms, onChange, ofTour }: Props) {
  const tours = useQuery({ ...toursToChooseQuery(), enabled: !ofTour })
  const range = terms.dates ?? 'After'
  const day = (key: 'from' | 'to', label: string) => (
    <DayField
      label={label}
      placeholder={key === 'from' && range === 'After' ? t('yesterday') : undefined}
      value={terms[key] ?? null}
      onChange={(date) => onChange({ [key]: date ?? undefined })}
      clearable
    />
  )
  return (
    <>
      <TextField
        label={t('name')}
        placeholder={t('nameExample')}
        leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
        value={terms.name ?? ''}
        onChange={(event) => onChange({ name: event.currentTarget.value || undefined })}
      />
      {!ofTour && (
        <ChoiceField
          label={t('tour')}
          placeholder={t('anyTour')}
          data={(tours.data ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
          value={terms.tour ?? null}
          onChange={(tour) => onChange({ tour: tour ?? undefined })}
          limit={MOST_SHOWN}
          searchable
          clearable
        />
      )}
      <ChoiceField
        label={t('state')}
        placeholder={t('anyState')}
        data={STATES}
        value={terms.state?.toUpperCase() ?? null}
        onChange={(state) => onChange({ state: state ?? undefined })}
        searchable
        clearable
      />
      <fieldset className={classes.group}>
        <legend>{t('date')}</legend>
        <SegmentedControl
          fullWidth
          aria-label={t('date')}
          data={[
            { value: 'After', label: t('after') },
            { value: 'Before', label: t('before') },
            { value: 'Between', label: t('between') },
          ]}
          value={range}
          onChange={(dates) => onChange({ dates: dates === 'After' ? undefined : (dates as FindTerms['dates']) })}
        />
        {day('from', range === 'Between' ? t('from') : t('day'))}
        {range === 'Between' && day('to', t('to'))}
      </fieldset>
      <SegmentedControl
        fullWidth
        aria-label={t('kind')}
        data={[
          { value: 'any', label: t('any') },
          { value: 'solo', label: t('solo') },
          { value: 'team', label: t('team') },
        ]}
        value={terms.kind ?? 'any'}
        onChange={(kind) => onChange({ kind: kind === 'any' ? undefined : (kind as FindTerms['kind']) })}
      />
      <FeeRange terms={terms} onChange={onChange} />
    </>
  )
}
