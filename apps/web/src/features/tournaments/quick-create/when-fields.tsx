import { SegmentedControl } from '@mantine/core'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import { DaysField } from '@ramplight/ui/form/days-field.tsx'
import { TimeField } from '@ramplight/ui/form/time-field.tsx'
import { labelFor } from '#platform/record-form/declared.tsx'
import { addDays, nextWeekday, writeDate } from '#platform/values/tournament-dates.ts'
import { declared } from './declared.ts'
import classes from './quick-create.module.css'
import { t } from './quick-create.texts.ts'
import type { Filled, QuickCreateValues } from './quick-create.values.ts'

type Props = { values: QuickCreateValues; filled: Filled; onChange: (part: Partial<QuickCreateValues>) => void; today: string }

/** One day or several, from when to when; the usual days are one tap. */
export function WhenFields({ values, filled, onChange, today }: Props) {
  const { span, dates } = values
  const label = labelFor(declared, 'startDate', span === 'single' ? t('whenFields.date') : t('whenFields.dates'))
  return (
    <>
      <SegmentedControl
        id="span"
        data={[
          { value: 'single', label: t('whenFields.singleDay') },
          { value: 'multi', label: t('whenFields.multiDay') },
        ]}
        value={span}
        onChange={(next) => onChange({ span: next as 'single' | 'multi', dates: next === 'single' ? dates.slice(0, 1) : dates })}
        aria-label={t('whenFields.dateSpan')}
        style={{ alignSelf: 'flex-start' }}
      />
      <div className={classes.whenRow}>
        <div className={classes.day}>
          {span === 'single' ? (
            <DayField id="dates" label={label} value={dates[0] ?? null} onChange={(date) => onChange({ dates: date ? [date] : [] })} />
          ) : (
            <DaysField
              id="dates"
              type="multiple"
              label={label}
              placeholder={t('whenFields.chooseEveryDay')}
              value={dates}
              onChange={(chosen) => onChange({ dates: chosen.toSorted() })}
            />
          )}
          <DateChips {...{ span, dates, today }} onPick={(picked) => onChange({ dates: picked })} />
        </div>
        <TimeField
          id="startTime"
          label={labelFor(declared, 'startTime', t('whenFields.start'))}
          value={filled.startTime}
          onChange={(event) => onChange({ startTime: event.currentTarget.value })}
        />
        <TimeField
          id="endTime"
          label={labelFor(declared, 'endTime', t('whenFields.end'))}
          value={filled.endTime}
          onChange={(event) => onChange({ endTime: event.currentTarget.value })}
        />
      </div>
    </>
  )
}

type ChipsProps = { span: 'single' | 'multi'; dates: readonly string[]; today: string; onPick: (dates: string[]) => void }

function DateChips({ span, dates, today, onPick }: ChipsProps) {
  const saturday = nextWeekday(today, 6)
  const sunday = addDays(saturday, 1)
  const chips: [string, string[]][] =
    span === 'single'
      ? [
          [writeDate(saturday).slice(0, 9), [saturday]],
          [writeDate(sunday).slice(0, 9), [sunday]],
        ]
      : [[`${writeDate(saturday).slice(0, 9)} – ${writeDate(sunday).slice(0, 9)}`, [saturday, sunday]]]
  if (dates.length > 0) chips.push([t('whenFields.nextWeek'), dates.map((date) => addDays(date, 7))])
  return (
    <div className={classes.chips}>
      {chips.map(([label, picked]) => (
        <button key={label} type="button" className="rl-chip" aria-pressed={picked.join() === dates.join()} onClick={() => onPick(picked)}>
          {label}
        </button>
      ))}
    </div>
  )
}
