import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { type Display, type FieldForm, WeightBox } from '#platform/record-form/bound-fields.tsx'
import { rowsOf } from '../rows/list-rows.ts'
import { AddRow, RemoveRow } from '../rows/row-buttons.tsx'
import classes from '../rows/rows.module.css'
import { t } from './scoring.texts.ts'

type Row = { species: string | null; bonus: number }
type Props = { form: FieldForm; display: Display; species: readonly string[] }

const PATH = 'settings.weight.liveFishBonuses'
const ANY = 'any'

/** Weight given for every live fish, for all species or for one. */
export function LiveFishRows({ form, display, species }: Props) {
  const { rows, change } = rowsOf<Row>(form, PATH)
  return (
    <FieldGroup legend={t('liveFishRows.liveFishBonus')} help={t('liveFishRows.liveFishHelp')}>
      <ul className={classes.rows} id={PATH}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end and taken out by hand
          <li key={index} className={classes.cut}>
            <ChoiceField
              label={t('liveFishRows.species')}
              data={[{ value: ANY, label: t('liveFishRows.everySpecies') }, ...species]}
              value={row.species ?? ANY}
              onChange={(value) => change(index, { species: value === ANY ? null : value })}
              allowDeselect={false}
              disabled={form.readOnly}
            />
            <WeightBox
              form={{ ...form, get: () => row.bonus, set: (_, bonus) => change(index, { bonus: Number(bonus ?? 0) }) }}
              path={`${PATH}.${index}`}
              label={t('liveFishRows.bonusPerFish')}
              display={display}
            />
            <RemoveRow form={form} path={PATH} rows={rows} index={index} label={t('liveFishRows.removeBonus')} />
          </li>
        ))}
      </ul>
      <AddRow form={form} path={PATH} rows={rows} fresh={() => ({ species: null, bonus: 0 })} label={t('liveFishRows.addBonus')} />
    </FieldGroup>
  )
}
