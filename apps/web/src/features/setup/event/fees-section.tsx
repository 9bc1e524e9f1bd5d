import { SegmentedControl } from '@mantine/core'
import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { ChoiceBox, FlagBox, MoneyBox, NumberBox } from '#platform/record-form/bound-fields.tsx'
import { type SectionProps, shownIn } from '../form/section-props.ts'
import { countSet, isSet } from '../form/unset.ts'
import { PayoutMore } from '../more-rules/payout-more.tsx'
import { CustomPayoutRows } from '../payout/custom-payout-rows.tsx'
import { PayoutPreview } from '../payout/payout-preview.tsx'
import { nothingPaid, payModes } from '../words/pay-modes.ts'
import { chargedPer } from '../words/rule-words.ts'
import { t } from './event.texts.ts'

const P = 'settings.payout'

type Props = SectionProps & { structures: readonly { value: string; label: string }[]; startBoats: number }

/** What it costs, what comes back, and what that means today. */
export function FeesSection({ form, f, structures, startBoats }: Props) {
  const mode = shownIn(form, `${P}.payoutMode`)
  return (
    <>
      <PayoutPreview form={form} startBoats={startBoats} />
      <FieldRow>
        <MoneyBox {...f('entryFee')} />
        <ChoiceBox {...f(`${P}.chargePer`)} options={chargedPer()} />
        <NumberBox {...f(`${P}.totalPayoutPerc`)} decimals={2} suffix="%" />
      </FieldRow>
      <FieldRow>
        <ChoiceBox {...f(`${P}.payoutMode`)} options={payModes()} placeholder={nothingPaid()} />
        {mode !== 'custom' && (
          <ChoiceBox {...f(`${P}.payoutToUse`)} options={structures} clearable placeholder={t('feesSection.defaultTable')} />
        )}
      </FieldRow>
      {mode !== 'custom' && <PlacesGroup form={form} f={f} />}
      {(mode === 'custom' || mode === 'mixed') && <CustomPayoutRows form={form} />}
      <FieldRow>
        <MoneyBox {...f(`${P}.minimumAmountToTriggerPayout`)} description={t('feesSection.placesBelowAreNotPaid')} />
        <ChoiceBox
          {...f(`${P}.roundUpOrDown`)}
          description={t('feesSection.roundAmountsAreEasier')}
          options={[
            { value: 'down', label: t('feesSection.down') },
            { value: 'up', label: t('feesSection.up') },
          ]}
          clearable
          placeholder={t('feesSection.notRounded')}
        />
        <MoneyBox {...f(`${P}.roundUpTo`)} description={t('feesSection.roundingExample')} />
      </FieldRow>
      <FieldGroup legend={t('feesSection.also')}>
        <FlagBox
          {...f(`${P}.breakTiesWithBigFish`)}
          description={isSet(form.get('settings.tieBreaks')) && t('feesSection.listOfTiesGoesFirst')}
        />
        <FlagBox {...f(`${P}.bigFishEnabled`)} />
        <FlagBox {...f(`${P}.sidePot`)} />
      </FieldGroup>
      <PayoutMore form={form} f={f} byPlace={mode !== 'custom'} />
    </>
  )
}

/** One in five, or twelve: never both. */
function PlacesGroup({ form, f }: SectionProps) {
  const fixed = form.get(`${P}.oneIn`) === undefined && form.get(`${P}.placesPaid`) !== undefined
  const choose = (kind: string) => {
    form.set(`${P}.oneIn`, kind === 'share' ? 5 : undefined)
    form.set(`${P}.placesPaid`, kind === 'fixed' ? 5 : undefined)
  }
  if (countSet(form, [`${P}.placesByFieldSize`, `${P}.placesSteps`]) > 0)
    return (
      <FieldGroup legend={t('feesSection.places')}>
        <p className="rl-fields__help">{t('feesSection.placesGrowWithTheField')}</p>
      </FieldGroup>
    )
  return (
    <FieldGroup legend={t('feesSection.places')}>
      <SegmentedControl
        data={[
          { value: 'share', label: t('feesSection.onePlaceInEvery') },
          { value: 'fixed', label: t('feesSection.aFixedNumber') },
        ]}
        value={fixed ? 'fixed' : 'share'}
        onChange={choose}
        disabled={form.readOnly}
        aria-label={t('feesSection.places')}
        style={{ alignSelf: 'flex-start' }}
      />
      <FieldRow>
        {fixed ? (
          <NumberBox {...f(`${P}.placesPaid`)} />
        ) : (
          <NumberBox {...f(`${P}.oneIn`)} suffix={t('feesSection.boats')} placeholder={t('feesSection.onlyFirst')} />
        )}
      </FieldRow>
    </FieldGroup>
  )
}
