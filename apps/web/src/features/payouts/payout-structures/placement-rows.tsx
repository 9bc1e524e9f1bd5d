import { Button, NumberInput } from '@mantine/core'
import type { PayoutStructure } from '@ramplight/contract/payouts/payout-structures'
import { FieldGroup } from '@ramplight/ui/fields.tsx'
import { IconButton } from '@ramplight/ui/icon-button.tsx'
import { ParsedField } from '@ramplight/ui/parsed-field.tsx'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { readPercentages, sumOf, writePercentages } from './percentages-text.ts'
import classes from './placement-rows.module.css'

type Table = PayoutStructure['tables'][number]

/** For so many paid places, what each gets. Typed as one line: `50 30 20`. */
export function PlacementRows({ form }: { form: FieldForm }) {
  const tables = (form.get('tables') as Table[] | undefined) ?? []
  const change = (index: number, part: Partial<Table>) =>
    form.set(
      'tables',
      tables.map((table, at) => (at === index ? { ...table, ...part } : table)),
    )
  const add = () => form.set('tables', [...tables, { places: Math.max(0, ...tables.map(({ places }) => places)) + 1, percentages: [] }])
  return (
    <FieldGroup legend="Tables" help="One line for each number of paid places.">
      <ul className={classes.rows} id="tables">
        {tables.map((table, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end and taken out by hand
          <li key={index} className={classes.row}>
            <NumberInput
              label="Places"
              value={table.places}
              onChange={(value) => change(index, { places: Math.max(1, Number(value) || 1) })}
              min={1}
              max={300}
              allowDecimal={false}
              disabled={form.readOnly}
            />
            <ParsedField
              label="What each place gets, in %"
              placeholder="50 30 20"
              value={table.percentages}
              onChange={(percentages) => change(index, { percentages: percentages ?? [] })}
              parse={readPercentages}
              format={writePercentages}
              allows={/^[\d .,%]*$/}
              disabled={form.readOnly}
              error={countProblem(table)}
            />
            <Sum table={table} />
            <IconButton
              icon={IconTrash}
              label={`Remove the table for ${table.places} places`}
              onClick={() =>
                form.set(
                  'tables',
                  tables.filter((_, at) => at !== index),
                )
              }
              disabled={form.readOnly}
            />
          </li>
        ))}
      </ul>
      {!form.readOnly && (
        <Button variant="default" size="xs" leftSection={<IconPlus aria-hidden />} onClick={add} style={{ alignSelf: 'flex-start' }}>
          Add table
        </Button>
      )}
    </FieldGroup>
  )
}

const countProblem = ({ places, percentages }: Table) =>
  percentages.length > 0 && percentages.length !== places ? `${percentages.length} percentages for ${places} places` : undefined

/** 100 % is the rule; less or more is allowed, and said. */
function Sum({ table }: { table: Table }) {
  const sum = sumOf(table.percentages)
  return (
    <span className={classes.sum} data-off={sum !== 100 || undefined}>
      Σ {sum} %
    </span>
  )
}
