import { SegmentedControl } from '@mantine/core'
import { FieldGroup, FieldRow } from '@ramplight/ui/form/fields.tsx'
import { ChoiceBox, FlagBox, MoneyBox, NumberBox } from '#platform/record-form/bound-fields.tsx'
import { type SectionProps, shownIn } from '../form/section-props.ts'
import { countSet, isSet } from '../form/unset.ts'
import { PayoutMore } from '../more-rules/payout-more.tsx'
import { CustomPayoutRows } from '../payout/custom-payout-rows.tsx'
import { PayoutPreview } from '../payout/payout-preview.tsx'
import { NOTHING_PAID, PAY_MODES } from '../words/pay-modes.ts'

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
        <ChoiceBox {...f(`${P}.chargePer`)} options={['Team', 'Angler']} />
        <NumberBox {...f(`${P}.totalPayoutPerc`)} decimals={2} suffix="%" />
      </FieldRow>
      <FieldRow>
        <ChoiceBox {...f(`${P}.payoutMode`)} options={PAY_MODES} placeholder={NOTHING_PAID} />
        {mode !== 'custom' && (
          <ChoiceBox {...f(`${P}.payoutToUse`)} options={structures} clearable placeholder="Default table, 40 places" />
        )}
      </FieldRow>
      {mode !== 'custom' && <PlacesGroup form={form} f={f} />}
      {(mode === 'custom' || mode === 'mixed') && <CustomPayoutRows form={form} />}
      <FieldRow>
        <MoneyBox {...f(`${P}.minimumAmountToTriggerPayout`)} description="Places below this are not paid." />
        <ChoiceBox
          {...f(`${P}.roundUpOrDown`)}
          description="Round amounts are easier to pay in cash."
          options={[
            { value: 'down', label: 'Down' },
            { value: 'up', label: 'Up' },
          ]}
          clearable
          placeholder="Not rounded"
        />
        <MoneyBox {...f(`${P}.roundUpTo`)} description="For example $5." />
      </FieldRow>
      <FieldGroup legend="Also">
        <FlagBox
          {...f(`${P}.breakTiesWithBigFish`)}
          description={isSet(form.get('settings.tieBreaks')) && 'The list of ties under Scoring goes before this.'}
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
      <FieldGroup legend="Places">
        <p className="rl-fields__help">They grow with the field, as set below under More rules.</p>
      </FieldGroup>
    )
  return (
    <FieldGroup legend="Places">
      <SegmentedControl
        data={[
          { value: 'share', label: 'One in so many' },
          { value: 'fixed', label: 'A fixed number' },
        ]}
        value={fixed ? 'fixed' : 'share'}
        onChange={choose}
        disabled={form.readOnly}
        aria-label="Places"
        style={{ alignSelf: 'flex-start' }}
      />
      <FieldRow>
        {fixed ? <NumberBox {...f(`${P}.placesPaid`)} /> : <NumberBox {...f(`${P}.oneIn`)} suffix="boats" placeholder="only 1st" />}
      </FieldRow>
    </FieldGroup>
  )
}
