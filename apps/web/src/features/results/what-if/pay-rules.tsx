import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { CustomPayoutRows } from '#features/setup/payout/index.ts'
import { nothingPaid, payModes } from '#features/setup/words/index.ts'
import { ChoiceBox, MoneyBox, NumberBox } from '#platform/record-form/bound-fields.tsx'
import { PlacesField } from './places-field.tsx'
import { Rule } from './rule.tsx'
import type { RuleGroup } from './rule-group.ts'
import { growsWithField, placesText, ROUNDING } from './rule-text.ts'
import { PLACES_PATHS, takeBack } from './tried-rules.ts'
import { t } from './what-if.texts.ts'

const P = 'settings.payout'

/** How many places are paid, how much of the fees, and in which way. */
export function PayRules({ tournament, form, f, mark, tried, onTry }: RuleGroup) {
  const { payout } = tournament.settings
  const mode = form.get(`${P}.payoutMode`)
  const back = () => onTry((before) => takeBack(before, PLACES_PATHS))
  const places = placesText(payout)
  return (
    <>
      {mode !== 'custom' && (
        <Rule name={t('placesField.places')} changed={PLACES_PATHS.some((path) => path in tried)} inForce={places} onBack={back}>
          <PlacesField form={form} growing={growsWithField(payout)} onBack={back} />
        </Rule>
      )}
      {mark('payout.totalPayoutPerc', <NumberBox {...f(`${P}.totalPayoutPerc`)} decimals={2} suffix="%" />)}
      {mark('payout.payoutMode', <ChoiceBox {...f(`${P}.payoutMode`)} options={payModes()} placeholder={nothingPaid()} />)}
      {(mode === 'custom' || mode === 'mixed') && mark('payout.customPayouts', <CustomPayoutRows form={form} />)}
      <FieldRow>
        {mark(
          'payout.roundUpOrDown',
          <ChoiceBox
            {...f(`${P}.roundUpOrDown`)}
            options={ROUNDING.filter(({ value }) => value !== 'nearest' || payout?.roundUpOrDown === value)}
            clearable
            placeholder={t('payRules.notRounded')}
          />,
        )}
        {mark('payout.roundUpTo', <MoneyBox {...f(`${P}.roundUpTo`)} />)}
      </FieldRow>
    </>
  )
}
