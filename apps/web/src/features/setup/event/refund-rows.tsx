import type { RefundStep } from '@ramplight/domain/money/refunds'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import { FlagBox, MoneyBox } from '#platform/record-form/bound-fields.tsx'
import type { SectionProps } from '../form/section-props.ts'
import { withoutEmptyLists } from '../form/unset.ts'
import { rowsOf } from '../rows/list-rows.ts'
import { AddRow, RemoveRow } from '../rows/row-buttons.tsx'
import classes from '../rows/rows.module.css'
import { t } from './event.texts.ts'

const P = 'settings.registration.refunds'
const STEPS = `${P}.steps`
const SELF = 'settings.registration.selfWithdraw'

/** Until when who does not come gets how much back. The refund sheet proposes the amount from it. */
export function RefundRows({ form, f }: SectionProps) {
  const list = withoutEmptyLists(form)
  const { rows, change } = rowsOf<Partial<RefundStep>>(form, STEPS)
  return (
    <FieldGroup legend={form.declared?.labelOf(STEPS)} help={t('refundRows.help')}>
      <ul className={classes.rows} id={STEPS}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end and taken out by hand
          <li key={index} className={classes.cut}>
            <DayField
              label={form.declared?.labelOf(`${STEPS}.until`)}
              value={row.until ?? null}
              onChange={(until) => change(index, { until: until ?? undefined } as Partial<RefundStep>)}
              disabled={form.readOnly}
            />
            <NumberField
              label={form.declared?.labelOf(`${STEPS}.percent`)}
              value={row.percent ?? ''}
              onChange={(value) => change(index, { percent: value === '' ? undefined : Number(value) } as Partial<RefundStep>)}
              {...form.declared?.range(`${STEPS}.percent`)}
              clampBehavior="blur"
              suffix="%"
              disabled={form.readOnly}
            />
            <RemoveRow form={list} path={STEPS} rows={rows} index={index} label={t('refundRows.remove', { number: String(index + 1) })} />
          </li>
        ))}
      </ul>
      <AddRow form={list} path={STEPS} rows={rows} fresh={() => ({ percent: rows.length ? 50 : 100 })} label={t('refundRows.add')} />
      {rows.length > 0 && (
        <>
          <div className={classes.one}>
            <MoneyBox {...f(`${P}.feeKept`)} />
          </div>
          <FlagBox {...f(SELF)} description={t('refundRows.self')} />
        </>
      )}
    </FieldGroup>
  )
}
