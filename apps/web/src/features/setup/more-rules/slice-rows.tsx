import type { TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { withoutEmptyLists } from '../form/unset.ts'
import { rowsOf } from '../rows/list-rows.ts'
import { AddRow, RemoveRow } from '../rows/row-buttons.tsx'
import classes from '../rows/rows.module.css'
import { t } from './more-rules.texts.ts'

type Row = NonNullable<NonNullable<TournamentSettings['payout']>['fixedSlices']>[number]

const PATH = 'settings.payout.fixedSlices'

/** Money that leaves the fees before anything is paid out. */
export function SliceRows({ form }: { form: FieldForm }) {
  const list = withoutEmptyLists(form)
  const { rows, change } = rowsOf<Row>(form, PATH)
  return (
    <FieldGroup legend={t('sliceRows.takenOffTheTop')} help={t('sliceRows.takenOffTheTopHelp')}>
      <ul className={classes.rows} id={PATH}>
        {rows.map(({ name, amount, per = 'event' }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end and taken out by hand
          <li key={index} className={classes.slice}>
            <TextField
              label={form.declared?.labelOf(`${PATH}.name`)}
              placeholder={t('sliceRows.club')}
              value={name}
              onChange={(event) => change(index, { name: event.currentTarget.value })}
              maxLength={form.declared?.longest(`${PATH}.name`)}
              autoComplete="off"
              disabled={form.readOnly}
            />
            <MoneyField
              label={form.declared?.labelOf(`${PATH}.amount`)}
              value={amount}
              onChange={(cents) => change(index, { amount: cents ?? 0 })}
              disabled={form.readOnly}
            />
            <ChoiceField
              label={form.declared?.labelOf(`${PATH}.per`)}
              data={[
                { value: 'event', label: t('sliceRows.once') },
                { value: 'entry', label: t('sliceRows.perEntry') },
              ]}
              value={per}
              onChange={(value) => change(index, { per: value as Row['per'] })}
              allowDeselect={false}
              disabled={form.readOnly}
            />
            <RemoveRow
              form={list}
              path={PATH}
              rows={rows}
              index={index}
              label={t('sliceRows.removeRow', { name: name || t('sliceRows.unnamedRow', { rowNumber: index + 1 }) })}
            />
          </li>
        ))}
      </ul>
      <AddRow
        form={list}
        path={PATH}
        rows={rows}
        fresh={(): Row => ({ name: '', amount: 0, per: 'event' })}
        label={t('sliceRows.addAmount')}
      />
    </FieldGroup>
  )
}
