import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { ChoiceBox, NumberBox } from '#platform/record-form/bound-fields.tsx'
import type { SectionProps } from '../form/section-props.ts'

const MODES = [
  { value: 'sign-up-order', label: 'In the order of sign-up' },
  { value: 'random', label: 'Random draw that anybody can check' },
]

/** The usual way of this tournament; the draw itself is on the Boats page. */
export const BoatsSection = ({ f }: SectionProps) => (
  <FieldRow>
    <ChoiceBox {...f('settings.flightOptions.boatNumberMode')} options={MODES} />
    <NumberBox {...f('settings.flightOptions.flights')} />
  </FieldRow>
)
