import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { ChoiceBox, FlagBox, NumberBox } from '#platform/record-form/bound-fields.tsx'
import type { SectionProps } from '../form/section-props.ts'
import { t } from './event.texts.ts'

const modes = () => [
  { value: 'sign-up-order', label: t('boatsSection.inOrderOfSignUp') },
  { value: 'random', label: t('boatsSection.randomDraw') },
]

/** The usual way of this tournament; the draw itself is on the Boats page. */
export const BoatsSection = ({ f }: SectionProps) => (
  <>
    <FieldRow>
      <ChoiceBox {...f('settings.flightOptions.boatNumberMode')} options={modes()} />
      <NumberBox {...f('settings.flightOptions.flights')} />
    </FieldRow>
    <FlagBox {...f('settings.flightOptions.reverseOnDayTwo')} description={t('boatsSection.reverse')} />
  </>
)
