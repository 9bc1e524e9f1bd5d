import { DateTimePicker } from '@mantine/dates'
import { tournament } from '@ramplight/contract/tournaments/tournaments'
import { zoneOf } from '@ramplight/domain/tournament/zones'
import { DayField } from '@ramplight/ui/form/day-field.tsx'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { wallAt } from '@ramplight/ui/values/times'
import { labelOf } from '#platform/labels/labels.ts'
import { ChoiceBox, FlagBox, LongTextBox, NumberBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { instantOf } from '#platform/values/event-time.ts'
import type { SectionProps } from '../form/section-props.ts'
import { t } from './event.texts.ts'
import { PaperRows } from './paper-rows.tsx'
import { RefundRows } from './refund-rows.tsx'
import { webField } from './web-field.ts'

const paymentModes = () => [
  { value: 'Online', label: t('registrationSection.onlineOrAtTheRamp') },
  { value: 'In Person Only', label: t('registrationSection.inPersonOnly') },
]
const CLOSES = 'settings.payout.registrationClosesAt'

/** From when to when anglers can sign up, and how they pay. */
export function RegistrationSection({ form, f }: SectionProps) {
  const closes = form.get(CLOSES) as string | undefined
  const timezone = (form.get('timezone') as string | null | undefined) ?? tournament.starts.timezone
  const zone = zoneOf({ timezone, state: form.get('state') as string | null | undefined })
  return (
    <>
      <FieldRow>
        <DayField
          id="registrationStartDate"
          label={labelOf('tournaments', 'registrationStartDate')}
          value={(form.get('registrationStartDate') as string | null) ?? null}
          onChange={(date) => form.set('registrationStartDate', date)}
          error={form.errorOf('registrationStartDate')}
          disabled={form.readOnly}
          clearable
        />
        <DateTimePicker
          id={CLOSES}
          label={labelOf('tournaments', CLOSES)}
          description={t('registrationSection.closesByEventClock', { zone: zone.word })}
          value={closes ? Object.values(wallAt(closes, zone.iana)).join(' ') : null}
          onChange={(wall) =>
            form.set(CLOSES, wall ? new Date(instantOf(wall.slice(0, 10), wall.slice(11, 16), zone)).toISOString() : undefined)
          }
          error={form.errorOf(CLOSES)}
          disabled={form.readOnly}
          clearable
        />
      </FieldRow>
      <ChoiceBox {...f('settings.payout.paymentMode')} options={paymentModes()} />
      <FlagBox {...f('settings.payout.allowPreRegistration')} description={t('registrationSection.anglersCanSignUp')} />
      <NumberBox
        {...f('settings.payout.maxBoats')}
        description={t('registrationSection.maxBoats')}
        placeholder={t('registrationSection.noLimit')}
      />
      <FlagBox {...f('settings.payout.waitingListAfterClose')} description={t('registrationSection.waitingListAfterClose')} />
      <LongTextBox {...f('customRegistrationMessage')} description={t('registrationSection.message')} />
      <Elsewhere form={form} f={f} />
      <RefundRows form={form} f={f} />
      <WaiverBox f={f} />
      <PaperRows form={form} />
    </>
  )
}

/** An event that is only listed here: where it is told of, and where anglers sign up. */
const Elsewhere = ({ form, f }: SectionProps) => (
  <>
    <FlagBox {...f('externalTournament')} description={t('registrationSection.elsewhere')} />
    {form.get('externalTournament') === true && (
      <FieldRow>
        <TextBox {...webField(f('externalLink'))} />
        <TextBox {...webField(f('registrationUrl'))} description={t('registrationSection.elsewhereSignUp')} />
      </FieldRow>
    )}
  </>
)

/** The words that an angler accepts before they are in: those of the tour, or of this event. */
export const WaiverBox = ({ f }: Pick<SectionProps, 'f'>) => (
  <LongTextBox {...f('settings.registration.waiver')} description={t('registrationSection.waiver')} />
)
