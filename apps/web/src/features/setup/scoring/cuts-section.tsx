import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import { FlagBox } from '#platform/record-form/bound-fields.tsx'
import type { SectionProps } from '../form/section-props.ts'
import { AddRow, RemoveRow } from '../rows/row-buttons.tsx'
import classes from '../rows/rows.module.css'
import { t } from './scoring.texts.ts'

type Cut = { afterDay: number; keep: number }

const PATH = 'settings.cuts'

/** Which boats fish the next day. Days are counted from 1 here, from 0 inside. */
export function CutsSection({ form, f }: SectionProps) {
  const cuts = (form.get(PATH) as Cut[] | undefined) ?? []
  const days = ((form.get('tournamentDates') as string[] | null) ?? []).length
  const on = form.get('hasCuts') === true
  const change = (index: number, part: Partial<Cut>) =>
    form.set(
      PATH,
      cuts.map((cut, at) => (at === index ? { ...cut, ...part } : cut)),
    )
  return (
    <>
      <FlagBox {...f('hasCuts')} description={days < 2 ? t('cutsSection.cutsNeedSeveralDays') : t('cutsSection.cutsHelp')} />
      {on && (
        <>
          <ul className={classes.rows} id={PATH}>
            {cuts.map(({ afterDay, keep }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end and taken out by hand
              <li key={index} className={classes.cut}>
                <NumberField
                  label={t('cutsSection.afterDay')}
                  value={afterDay + 1}
                  onChange={(value) => change(index, { afterDay: Math.max(0, (Number(value) || 1) - 1) })}
                  min={1}
                  max={Math.max(1, days - 1)}
                  disabled={form.readOnly}
                />
                <NumberField
                  label={t('cutsSection.boatsThatGoOn')}
                  value={keep}
                  onChange={(value) => change(index, { keep: Math.max(1, Number(value) || 1) })}
                  min={1}
                  disabled={form.readOnly}
                />
                <RemoveRow form={form} path={PATH} rows={cuts} index={index} label={t('cutsSection.removeCut')} />
              </li>
            ))}
          </ul>
          <AddRow form={form} path={PATH} rows={cuts} fresh={() => ({ afterDay: cuts.length, keep: 10 })} label={t('cutsSection.addCut')} />
        </>
      )}
    </>
  )
}
