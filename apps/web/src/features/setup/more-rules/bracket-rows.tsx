import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import type { ReactNode } from 'react'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { withoutEmptyLists } from '../form/unset.ts'
import { rowsOf } from '../rows/list-rows.ts'
import { AddRow, RemoveRow } from '../rows/row-buttons.tsx'
import classes from '../rows/rows.module.css'
import { t } from './more-rules.texts.ts'

type Row = Record<string, number | undefined>
type Props = {
  form: FieldForm
  path: string
  legend: string
  help: ReactNode
  /** Of each row: its two fields. */
  columns: readonly [string, string]
  decimals?: Readonly<Record<string, number>>
  /** The row that follows the last one. */
  next: (last: Row | undefined) => Row
  word: string
}

/** Rows of two numbers: from where on, and what then holds. */
export function BracketRows({ form, path, legend, help, columns, decimals = {}, next, word }: Props) {
  const list = withoutEmptyLists(form)
  const { rows, change } = rowsOf<Row>(form, path)
  return (
    <FieldGroup legend={legend} help={help}>
      <ul className={classes.rows} id={path}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end and taken out by hand
          <li key={index} className={classes.cut}>
            {columns.map((key) => (
              <NumberField
                key={key}
                label={form.declared?.labelOf(`${path}.${key}`)}
                value={row[key] ?? ''}
                onChange={(value) => change(index, { [key]: value === '' ? undefined : Number(value) })}
                {...form.declared?.range(`${path}.${key}`)}
                clampBehavior="blur"
                decimalScale={decimals[key] ?? 0}
                inputMode={key in decimals ? 'decimal' : 'numeric'}
                disabled={form.readOnly}
              />
            ))}
            <RemoveRow
              form={list}
              path={path}
              rows={rows}
              index={index}
              label={t('bracketRows.removeRow', { rowName: word, rowNumber: index + 1 })}
            />
          </li>
        ))}
      </ul>
      <AddRow form={list} path={path} rows={rows} fresh={() => next(rows.at(-1))} label={t('bracketRows.addRow', { rowName: word })} />
    </FieldGroup>
  )
}
