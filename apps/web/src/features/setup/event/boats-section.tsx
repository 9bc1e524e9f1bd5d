import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { ChoiceBox, FlagBox, NumberBox } from '#platform/record-form/bound-fields.tsx'
import type { SectionProps } from '../form/section-props.ts'
import { t } from './event.texts.ts'

const modes = () => [
  { value: 'sign-up-order', label: t('boatsSection.inOrderOfSignUp') },
  { value: 'random', label: t('boatsSection.randomDraw') },
]

/** The usual way of this tournament; the draw itself is on the Boats page. */
export function BoatsSection({ form, f }: SectionProps) {
  // A tour has no dates: its events may be of any length.
  const dates = form.get('tournamentDates') as readonly string[] | undefined
  const days = dates && dates.length <= 2 ? 'two' : 'more'
  return (
    <>
      <FieldRow>
        <ChoiceBox {...f('settings.flightOptions.boatNumberMode')} options={modes()} />
        <NumberBox {...f('settings.flightOptions.flights')} />
      </FieldRow>
      <FlagBox {...f('settings.flightOptions.reverseOnDayTwo')} description={t('boatsSection.reverse', { days })} />
    </>
  )
}
