import type { Pot, TournamentSettings } from '@ramplight/contract/tournaments/settings'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { withoutEmptyLists } from '../form/unset.ts'
import { rowsOf } from '../rows/list-rows.ts'
import { AddRow, RemoveRow } from '../rows/row-buttons.tsx'
import classes from '../rows/rows.module.css'
import { t } from './more-rules.texts.ts'

type Payout = NonNullable<TournamentSettings['payout']>
type Bonus = NonNullable<Payout['bonusMoneyPaid']>[number]
type Extra = NonNullable<Payout['bonusPayouts']>[number]
type Pots = Pot[] | null | undefined

export const BONUSES = 'settings.payout.bonusMoneyPaid'
export const EXTRA_MONEY = 'settings.payout.bonusPayouts'
const THE_EVENT = 'event'

/** Money on top of the pool for one place, from a number of boats on. */
export function BonusRows({ form }: { form: FieldForm }) {
  const list = withoutEmptyLists(form)
  const { rows, change } = rowsOf<Bonus>(form, BONUSES)
  const labelOf = (field: keyof Bonus) => form.declared?.labelOf(`${BONUSES}.${field}`)
  const fresh = (): Bonus => ({ position: (rows.at(-1)?.position ?? 0) + 1, payment: 0, entriesRequired: null })
  return (
    <FieldGroup legend={t('bonusRows.bonuses')} help={t('bonusRows.bonusesHelp')}>
      <ul className={classes.rows} id={BONUSES}>
        {rows.map(({ position, payment, entriesRequired }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end and taken out by hand
          <li key={index} className={classes.slice}>
            <NumberField
              label={labelOf('position')}
              value={position}
              onChange={(value) => change(index, { position: Number(value) || 1 })}
              min={1}
              max={1000}
              clampBehavior="blur"
              inputMode="numeric"
              disabled={form.readOnly}
            />
            <MoneyField
              label={labelOf('payment')}
              value={payment}
              onChange={(cents) => change(index, { payment: cents ?? 0 })}
              disabled={form.readOnly}
            />
            <NumberField
              label={labelOf('entriesRequired')}
              placeholder={t('bonusRows.always')}
              value={entriesRequired ?? ''}
              onChange={(value) => change(index, { entriesRequired: value === '' ? null : Number(value) })}
              min={0}
              max={100_000}
              clampBehavior="blur"
              inputMode="numeric"
              disabled={form.readOnly}
            />
            <RemoveRow form={list} path={BONUSES} rows={rows} index={index} label={t('bonusRows.removeBonus', { number: index + 1 })} />
          </li>
        ))}
      </ul>
      <AddRow form={list} path={BONUSES} rows={rows} fresh={fresh} label={t('bonusRows.addBonus')} />
    </FieldGroup>
  )
}

/** Money that a sponsor or the club puts into the pool of the event, or into one of its pots. */
export function ExtraMoneyRows({ form }: { form: FieldForm }) {
  const list = withoutEmptyLists(form)
  const { rows, change } = rowsOf<Extra>(form, EXTRA_MONEY)
  const labelOf = (field: keyof Extra) => form.declared?.labelOf(`${EXTRA_MONEY}.${field}`)
  const pots = [...((form.get('bigfishpots') as Pots) ?? []), ...((form.get('sidepots') as Pots) ?? [])]
  const places = [
    { value: THE_EVENT, label: t('bonusRows.event') },
    ...pots.map(({ _id, name }) => ({ value: _id, label: name || t('bonusRows.unnamedPot') })),
  ]
  // A pot that was taken out leaves its money here, where somebody can see it and put it elsewhere.
  const placesWith = (pot: string | null) =>
    pot === null || places.some(({ value }) => value === pot) ? places : [...places, { value: pot, label: t('bonusRows.gone') }]
  return (
    <FieldGroup legend={t('bonusRows.extraMoney')} help={t('bonusRows.extraMoneyHelp')}>
      <ul className={classes.rows} id={EXTRA_MONEY}>
        {rows.map(({ parentId, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end and taken out by hand
          <li key={index} className={classes.cut}>
            <ChoiceField
              label={labelOf('parentId')}
              data={placesWith(parentId)}
              value={parentId ?? THE_EVENT}
              onChange={(value) => change(index, { parentId: value === null || value === THE_EVENT ? null : (value as Extra['parentId']) })}
              allowDeselect={false}
              disabled={form.readOnly}
            />
            <MoneyField
              label={labelOf('amount')}
              value={amount}
              onChange={(cents) => change(index, { amount: cents ?? 0 })}
              disabled={form.readOnly}
            />
            <RemoveRow form={list} path={EXTRA_MONEY} rows={rows} index={index} label={t('bonusRows.removeExtra', { number: index + 1 })} />
          </li>
        ))}
      </ul>
      <AddRow
        form={list}
        path={EXTRA_MONEY}
        rows={rows}
        fresh={(): Extra => ({ parentId: null, amount: 0 })}
        label={t('bonusRows.addExtra')}
      />
    </FieldGroup>
  )
}
