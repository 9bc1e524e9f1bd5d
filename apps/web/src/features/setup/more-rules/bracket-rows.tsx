import { NumberInput } from '@mantine/core'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import type { ReactNode } from 'react'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { withoutEmptyLists } from '../form/unset.ts'
import { rowsOf } from '../rows/list-rows.ts'
import { AddRow, RemoveRow } from '../rows/row-buttons.tsx'
import classes from '../rows/rows.module.css'

type Row = Record<string, number | undefined>
type Column = { key: string; label: string; min?: number; max: number; decimals?: number }
type Props = {
  form: FieldForm
  path: string
  legend: string
  help: ReactNode
  columns: readonly [Column, Column]
  /** The row that follows the last one. */
  next: (last: Row | undefined) => Row
  word: string
}

/** Rows of two numbers: from where on, and what then holds. */
export function BracketRows({ form, path, legend, help, columns, next, word }: Props) {
  const list = withoutEmptyLists(form)
  const { rows, change } = rowsOf<Row>(form, path)
  return (
    <FieldGroup legend={legend} help={help}>
      <ul className={classes.rows} id={path}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end and taken out by hand
          <li key={index} className={classes.cut}>
            {columns.map(({ key, label, min = 0, max, decimals = 0 }) => (
              <NumberInput
                key={key}
                label={label}
                value={row[key] ?? ''}
                onChange={(value) => change(index, { [key]: value === '' ? undefined : Number(value) })}
                min={min}
                max={max}
                clampBehavior="blur"
                allowNegative={false}
                allowDecimal={decimals > 0}
                decimalScale={decimals}
                inputMode={decimals > 0 ? 'decimal' : 'numeric'}
                disabled={form.readOnly}
              />
            ))}
            <RemoveRow form={list} path={path} rows={rows} index={index} label={`Remove ${word} ${index + 1}`} />
          </li>
        ))}
      </ul>
      <AddRow form={list} path={path} rows={rows} fresh={() => next(rows.at(-1))} label={`Add ${word}`} />
    </FieldGroup>
  )
}
