import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { writePlace } from '#platform/values/write-place.ts'
import { rowsOf } from '../rows/list-rows.ts'
import { AddRow, RemoveRow } from '../rows/row-buttons.tsx'
import classes from '../rows/rows.module.css'
import { t } from './payout.texts.ts'

type Row = NonNullable<NonNullable<TournamentSettings['payout']>['customPayouts']>[number]

const PATH = 'settings.payout.customPayouts'

/** A list of places, each in dollars or in percent of the pool. */
export function CustomPayoutRows({ form }: { form: FieldForm }) {
  const { rows, change } = rowsOf<Row>(form, PATH)
  const fresh = (): Row => ({
    position: Math.max(0, ...rows.map(({ position }) => position)) + 1,
    payment: 0,
    paymentPercOrDollar: 'dollar',
  })
  return (
    <FieldGroup legend={t('customPayoutRows.customPayouts')} help={t('customPayoutRows.customPayoutsHelp')}>
      <ul className={classes.rows} id={PATH}>
        {rows.map(({ position, payment, paymentPercOrDollar }, index) => {
          const name = writePlace(position)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end and taken out by hand
            <li key={index} className={classes.row}>
              <b className={classes.place}>{name}</b>
              {paymentPercOrDollar === 'dollar' ? (
                <MoneyField
                  aria-label={t('customPayoutRows.inDollars', { place: name })}
                  value={payment}
                  onChange={(cents) => change(index, { payment: cents ?? 0 })}
                  disabled={form.readOnly}
                />
              ) : (
                <NumberField
                  aria-label={t('customPayoutRows.inPercent', { place: name })}
                  value={payment}
                  onChange={(value) => change(index, { payment: Number(value) || 0 })}
                  min={0}
                  max={100}
                  decimalScale={2}
                  disabled={form.readOnly}
                />
              )}
              <ChoiceField
                aria-label={t('customPayoutRows.dollarsOrPercent', { place: name })}
                data={[
                  { value: 'dollar', label: '$' },
                  { value: 'percent', label: t('customPayoutRows.percentOfPool') },
                ]}
                value={paymentPercOrDollar}
                onChange={(unit) => change(index, { paymentPercOrDollar: unit as Row['paymentPercOrDollar'], payment: 0 })}
                allowDeselect={false}
                disabled={form.readOnly}
              />
              <RemoveRow form={form} path={PATH} rows={rows} index={index} label={t('customPayoutRows.remove', { place: name })} />
            </li>
          )
        })}
      </ul>
      <AddRow form={form} path={PATH} rows={rows} fresh={fresh} label={t('customPayoutRows.addPlace')} />
    </FieldGroup>
  )
}
