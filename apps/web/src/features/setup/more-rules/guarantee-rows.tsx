import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import { ParsedField } from '@ramplight/ui/form/parsed-field.tsx'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { writeShortMoney } from '#platform/values/write-money.ts'
import { writePlace } from '#platform/values/write-place.ts'
import { withoutEmptyLists } from '../form/unset.ts'
import { rowsOf } from '../rows/list-rows.ts'
import { readAmounts, writeAmounts } from '../rows/number-list.ts'
import { AddRow, RemoveRow } from '../rows/row-buttons.tsx'
import classes from '../rows/rows.module.css'
import { t } from './more-rules.texts.ts'

type Row = NonNullable<NonNullable<TournamentSettings['payout']>['guaranteesByFieldSize']>[number]

const PATH = 'settings.payout.guaranteesByFieldSize'

/** What the first places get at least, once so many boats came. */
export function GuaranteeRows({ form }: { form: FieldForm }) {
  const list = withoutEmptyLists(form)
  const { rows, change } = rowsOf<Row>(form, PATH)
  const fresh = (): Row => ({ from: (rows.at(-1)?.from ?? 0) + 20, guarantees: [] })
  return (
    <FieldGroup legend={t('guaranteeRows.guaranteesByFieldSize')} help={t('guaranteeRows.guaranteesHelp')}>
      <ul className={classes.rows} id={PATH}>
        {rows.map(({ from, guarantees }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end and taken out by hand
          <li key={index}>
            <div className={classes.cut}>
              <NumberField
                label={t('guaranteeRows.fromBoats')}
                value={from ?? ''}
                onChange={(value) => change(index, { from: value === '' ? undefined : Number(value) })}
                min={0}
                max={100_000}
                clampBehavior="blur"
                inputMode="numeric"
                disabled={form.readOnly}
              />
              <ParsedField
                label={t('guaranteeRows.atLeast')}
                placeholder="1000 500 250"
                value={guarantees}
                onChange={(amounts) => change(index, { guarantees: amounts ?? [] })}
                parse={readAmounts}
                format={writeAmounts}
                allows={/^[\d .,$]*$/}
                inputMode="decimal"
                disabled={form.readOnly}
              />
              <RemoveRow
                form={list}
                path={PATH}
                rows={rows}
                index={index}
                label={t('guaranteeRows.removeGuarantee', { number: index + 1 })}
              />
            </div>
            {guarantees.length > 0 && (
              <p className={classes.said}>
                {guarantees.map(({ position, amount }) => `${writePlace(position)} ${writeShortMoney(amount)}`).join(' · ')}
              </p>
            )}
          </li>
        ))}
      </ul>
      <AddRow form={list} path={PATH} rows={rows} fresh={fresh} label={t('guaranteeRows.addGuarantee')} />
    </FieldGroup>
  )
}
