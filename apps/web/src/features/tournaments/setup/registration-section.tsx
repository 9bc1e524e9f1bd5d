import { DateInput, DateTimePicker } from '@mantine/dates'
import { FieldRow } from '@ramplight/ui/fields.tsx'
import { ChoiceBox, FlagBox } from '#platform/record-form/bound-fields.tsx'
import type { SectionProps } from './section-props.ts'

const PAYMENT_MODES = [
  { value: 'Online', label: 'Online or at the ramp' },
  { value: 'In Person Only', label: 'In person only' },
]
const CLOSES = 'settings.payout.registrationClosesAt'

/** From when to when anglers can sign up, and how they pay. */
export function RegistrationSection({ form, f }: SectionProps) {
  const closes = form.get(CLOSES) as string | undefined
  return (
    <>
      <FieldRow>
        <DateInput
          id="registrationStartDate"
          label={f('registrationStartDate').label}
          value={(form.get('registrationStartDate') as string | null) ?? null}
          onChange={(date) => form.set('registrationStartDate', date)}
          error={form.errorOf('registrationStartDate')}
          disabled={form.readOnly}
          clearable
        />
        <DateTimePicker
          id={CLOSES}
          label={f(CLOSES).label}
          description="Empty: at the end of the day after the first date."
          value={closes ? toLocal(closes) : null}
          onChange={(local) => form.set(CLOSES, local ? new Date(local.replace(' ', 'T')).toISOString() : undefined)}
          error={form.errorOf(CLOSES)}
          disabled={form.readOnly}
          clearable
        />
      </FieldRow>
      <ChoiceBox {...f('settings.payout.paymentMode')} options={PAYMENT_MODES} />
      <FlagBox {...f('settings.payout.allowPreRegistration')} description="Anglers can put themselves on the list before they pay." />
    </>
  )
}

/** The instant as the clock of this device shows it. */
function toLocal(iso: string): string {
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19).replace('T', ' ')
}
