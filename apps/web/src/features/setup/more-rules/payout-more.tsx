import { SegmentedControl } from '@mantine/core'
import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { labelOf } from '#platform/labels/labels.ts'
import { MoneyBox, NumberBox } from '#platform/record-form/bound-fields.tsx'
import type { SectionProps } from '../form/section-props.ts'
import { isSet } from '../form/unset.ts'
import { RowsError } from '../rows/row-buttons.tsx'
import classes from '../rows/rows.module.css'
import { BONUSES, BonusRows, EXTRA_MONEY, ExtraMoneyRows } from './bonus-rows.tsx'
import { BracketRows } from './bracket-rows.tsx'
import { GuaranteeRows } from './guarantee-rows.tsx'
import { t } from './more-rules.texts.ts'
import { MoreRules } from './more-rules.tsx'
import { SliceRows } from './slice-rows.tsx'

const P = 'settings.payout'
const STEPS = `${P}.placesSteps`
const PLACES = [`${P}.placesByFieldSize`, STEPS, `${P}.maxPlaces`]
const DEFAULT_FEE = `${P}.defaultEntryFee`
const MONEY = [DEFAULT_FEE, `${P}.fixedSlices`, `${P}.guaranteesByFieldSize`, BONUSES, EXTRA_MONEY]
const PARTS = ['places', 'upTo', 'oneMorePer'].map((part) => `${STEPS}.${part}`)

/** Places that grow with the field, and money that leaves before any of them. `byPlace` is off where places are an own list. */
export function PayoutMore({ form, f, byPlace }: SectionProps & { byPlace: boolean }) {
  return (
    <MoreRules
      form={form}
      rules={byPlace ? [...PLACES, ...MONEY] : MONEY}
      parts={PARTS}
      about={byPlace ? t('payoutMore.aboutPayout') : t('payoutMore.aboutCustomPayout')}
    >
      <MoneyBox {...f(DEFAULT_FEE)} description={t('payoutMore.usedWithoutAnEntryFee')} />
      {byPlace && <GrowingPlaces form={form} f={f} />}
      <SliceRows form={form} />
      <GuaranteeRows form={form} />
      <BonusRows form={form} />
      <ExtraMoneyRows form={form} />
    </MoreRules>
  )
}

/** Places from a list, or in steps: never both. */
function GrowingPlaces({ form, f }: SectionProps) {
  const kind = isSet(form.get(PLACES[0]!)) ? 'list' : isSet(form.get(STEPS)) ? 'steps' : 'above'
  const choose = (next: string) => {
    form.set(PLACES[0]!, next === 'list' ? [{ from: 1, places: 1 }] : undefined)
    form.set(STEPS, next === 'steps' ? { places: 5, upTo: 25, oneMorePer: 5 } : undefined)
  }
  return (
    <>
      <FieldGroup legend={t('payoutMore.placesThatGrow')}>
        <SegmentedControl
          data={[
            { value: 'above', label: t('payoutMore.placesAsAbove') },
            { value: 'list', label: t('payoutMore.placesFromAList') },
            { value: 'steps', label: t('payoutMore.placesInSteps') },
          ]}
          value={kind}
          onChange={choose}
          disabled={form.readOnly}
          aria-label={t('payoutMore.placesThatGrow')}
          style={{ alignSelf: 'flex-start' }}
        />
        {kind === 'steps' && (
          <>
            <p className="rl-fields__help">{t('payoutMore.stepsExample')}</p>
            <FieldRow>
              <NumberBox {...f(`${STEPS}.places`)} />
              <NumberBox {...f(`${STEPS}.upTo`)} suffix={t('payoutMore.boats')} />
              <NumberBox {...f(`${STEPS}.oneMorePer`)} suffix={t('payoutMore.boats')} />
            </FieldRow>
            <RowsError form={form} path={STEPS} />
          </>
        )}
      </FieldGroup>
      {kind === 'list' && (
        <BracketRows
          form={form}
          path={PLACES[0]!}
          legend={labelOf('tournaments', `${P}.placesByFieldSize`)}
          help={t('payoutMore.listHelp')}
          columns={['from', 'places']}
          next={(last) => ({ from: (last?.from ?? 0) + 10, places: (last?.places ?? 0) + 1 })}
          word={t('payoutMore.rowName')}
        />
      )}
      <div className={classes.one}>
        <NumberBox {...f(`${P}.maxPlaces`)} placeholder={t('payoutMore.noEnd')} description={t('payoutMore.howeverLargeTheField')} />
      </div>
    </>
  )
}
