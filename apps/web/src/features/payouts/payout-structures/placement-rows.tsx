import { Button } from '@mantine/core'
import type { PayoutStructure } from '@ramplight/contract/payouts/payout-structures'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { PlaceFields, sumOfPercents } from '@ramplight/ui/form/place-fields.tsx'
import { IconButton } from '@ramplight/ui/parts/icon-button.tsx'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { writePlace } from '#platform/values/write-place.ts'
import { t } from './payout-structures.texts.ts'
import classes from './placement-rows.module.css'

type Table = PayoutStructure['tables'][number]
const SHOWN = 5

const sharesOf = ({ percentages }: Table): number[] => percentages.toSorted((a, b) => a.place - b.place).map(({ percentage }) => percentage)
const tableOf = (shares: readonly number[]): Table => ({
  places: Math.max(1, shares.length),
  percentages: shares.map((percentage, index) => ({ place: index + 1, percentage })),
})

/** For so many paid places, what each gets: a line that opens into one field per place. */
export function PlacementRows({ form }: { form: FieldForm }) {
  const tables = (form.get('tables') as Table[] | undefined) ?? []
  const [open, setOpen] = useState<number | null>(null)
  const change = (index: number, table: Table) =>
    form.set(
      'tables',
      tables.map((old, at) => (at === index ? table : old)),
    )
  const add = () => {
    const places = Math.max(0, ...tables.map((table) => table.places)) + 1
    form.set('tables', [...tables, tableOf(Array.from({ length: places }, () => 0))])
    setOpen(tables.length)
  }
  return (
    <FieldGroup legend={t('placementRows.tables')} help={t('placementRows.tablesHelp')}>
      <ul className={classes.rows} id="tables">
        {tables.map((table, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end and taken out by hand
          <li key={index} className={classes.row}>
            <div className={classes.head}>
              <button
                type="button"
                className={classes.toggle}
                aria-expanded={open === index}
                onClick={() => setOpen(open === index ? null : index)}
              >
                <b>{t('placementRows.places', { count: table.places })}</b>
                <span>{shortly(sharesOf(table))}</span>
              </button>
              <IconButton
                icon={IconTrash}
                label={t('placementRows.removeTable', { count: table.places })}
                onClick={() => {
                  setOpen(null)
                  form.set(
                    'tables',
                    tables.filter((_, at) => at !== index),
                  )
                }}
                disabled={form.readOnly}
              />
            </div>
            {open === index && (
              <PlaceFields
                label={t('placementRows.eachPlaceGets')}
                values={sharesOf(table)}
                onChange={(shares) => change(index, tableOf(shares))}
                nameOf={(place) => writePlace(place + 1)}
                readOnly={form.readOnly}
              />
            )}
          </li>
        ))}
      </ul>
      {!form.readOnly && (
        <Button variant="default" size="xs" leftSection={<IconPlus aria-hidden />} onClick={add} style={{ alignSelf: 'flex-start' }}>
          {t('placementRows.addTable')}
        </Button>
      )}
    </FieldGroup>
  )
}

/** `50 · 30 · 20 %`; a long one shows its first places. Less or more than 100 % is allowed, and said. */
function shortly(shares: readonly number[]): string {
  const sum = sumOfPercents(shares)
  const shown = shares.slice(0, SHOWN).join(' · ') + (shares.length > SHOWN ? ' …' : '')
  return sum === 100 ? `${shown}%` : t('placementRows.sharesAddUp', { shares: shown, sum })
}
