import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import type { SectionProps } from '../form/section-props.ts'
import { rowsOf } from '../rows/list-rows.ts'
import { AddRow, RemoveRow } from '../rows/row-buttons.tsx'
import classes from '../rows/rows.module.css'
import { t } from './event.texts.ts'

type Ad = Tournament['custom_ads'][number]

const ADS = 'custom_ads'

/** Who supports this one event, beside the sponsors of its tour. */
export function AdRows({ form }: Pick<SectionProps, 'form'>) {
  const { rows, change } = rowsOf<Ad>(form, ADS)
  return (
    <FieldGroup legend={form.declared?.labelOf(ADS)} help={t('adRows.help')}>
      <ul className={classes.rows} id={ADS}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end and taken out by hand
          <li key={index} className={classes.ad}>
            <TextField
              id={`${ADS}.${index}.name`}
              label={form.declared?.labelOf(`${ADS}.name`)}
              value={row.name ?? ''}
              maxLength={form.declared?.longest(`${ADS}.name`)}
              onChange={(event) => change(index, { name: event.currentTarget.value })}
              error={form.errorOf(`${ADS}.${index}.name`)}
              disabled={form.readOnly}
            />
            <TextField
              id={`${ADS}.${index}.url`}
              label={form.declared?.labelOf(`${ADS}.url`)}
              value={row.url ?? ''}
              placeholder={t('webExample')}
              onChange={(event) => change(index, { url: event.currentTarget.value || null })}
              error={form.errorOf(`${ADS}.${index}.url`)}
              disabled={form.readOnly}
            />
            <RemoveRow form={form} path={ADS} rows={rows} index={index} label={t('adRows.remove', { number: String(index + 1) })} />
          </li>
        ))}
      </ul>
      <AddRow form={form} path={ADS} rows={rows} fresh={() => ({ name: '' })} label={t('adRows.add')} />
    </FieldGroup>
  )
}
