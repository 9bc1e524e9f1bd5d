import type { DayTimes } from '@ramplight/domain/tournament/launch-times'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { TimeField } from '@ramplight/ui/form/time-field.tsx'
import { writeDate } from '#platform/values/tournament-dates.ts'
import type { SectionProps } from '../form/section-props.ts'
import { rowsOf } from '../rows/list-rows.ts'
import { AddRow, RemoveRow } from '../rows/row-buttons.tsx'
import classes from '../rows/rows.module.css'
import { t } from './event.texts.ts'

const P = 'dayTimes'

/** Days of the event that begin or end at other times than the event: a shorter last day. */
export function DayTimesRows({ form }: Pick<SectionProps, 'form'>) {
  const { rows, change } = rowsOf<Partial<DayTimes>>(form, P)
  const dates = (form.get('tournamentDates') as string[] | null) ?? []
  const taken = new Set(rows.map(({ date }) => date))
  const free = dates.filter((date) => !taken.has(date))
  const plan = { startTime: form.get('startTime') as string, dueTime: form.get('endTime') as string }
  if (dates.length < 2 && rows.length === 0) return null
  return (
    <FieldGroup legend={form.declared?.labelOf(P)} help={t('dayTimesRows.help')}>
      <ul className={classes.rows} id={P}>
        {rows.map((row, index) => {
          const time = (name: 'startTime' | 'dueTime') => ({
            label: form.declared?.labelOf(`${P}.${name}`),
            value: row[name] ?? '',
            onChange: (event: { currentTarget: { value: string } }) => change(index, { [name]: event.currentTarget.value }),
            disabled: form.readOnly,
          })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end and taken out by hand
            <li key={index} className={classes.slice}>
              <ChoiceField
                label={form.declared?.labelOf(`${P}.date`)}
                data={dates
                  .filter((date) => date === row.date || !taken.has(date))
                  .map((date) => ({ value: date, label: writeDate(date) }))}
                value={row.date ?? null}
                onChange={(date) => date && change(index, { date })}
                allowDeselect={false}
                disabled={form.readOnly}
              />
              <TimeField {...time('startTime')} />
              <TimeField {...time('dueTime')} />
              <RemoveRow form={form} path={P} rows={rows} index={index} label={t('dayTimesRows.remove', { number: String(index + 1) })} />
            </li>
          )
        })}
      </ul>
      {free.length > 0 && (
        <AddRow form={form} path={P} rows={rows} fresh={() => ({ date: free.at(-1), ...plan })} label={t('dayTimesRows.add')} />
      )}
    </FieldGroup>
  )
}
