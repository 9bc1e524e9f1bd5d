import { Radio, Stack } from '@mantine/core'
import { longestAt } from '@ramplight/contract/kernel/field-at'
import { waiverSaid } from '@ramplight/contract/registration/waiver-acceptances'
import { PhoneField } from '@ramplight/ui/form/phone-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { writeIsoDay } from '@ramplight/ui/values/times'
import type { TypedWaiver } from './typed-waiver.ts'
import type { WaiverForm } from './use-waiver.ts'
import classes from './waiver.module.css'
import { t } from './waiver.texts.ts'

type Props = {
  form: WaiverForm
  /** The first day of the tournament: who is under 18 then does not sign alone. */
  startDate: string
  /** Somebody else reads along: the device of the director. */
  ofAngler?: boolean
}

/** The director's own words, who accepts them, and for who is under 18 a parent or guardian. Nothing where there is no waiver. */
export function WaiverFields({ form: { waiver, typed, problems, change }, startDate, ofAngler = false }: Props) {
  if (!waiver) return null
  const sign = (part: Partial<TypedWaiver['guardian']>) => change({ guardian: { ...typed.guardian, ...part } })
  const isMinor = typed.age === 'minor'
  return (
    <div className={classes.fields}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by the keys */}
      <section className={classes.text} tabIndex={0} aria-label={t('title')}>
        {waiver.text}
      </section>
      <Radio.Group
        id="waiver-age"
        label={t('age', { date: writeIsoDay(startDate) })}
        description={isMinor ? t('minorHelp') : undefined}
        value={typed.age}
        onChange={(age) => change({ age: age as TypedWaiver['age'] })}
        error={problems['waiver-age']}
        size="md"
      >
        <Stack gap="xs" mt="xs">
          <Radio size="md" value="adult" label={t('adult')} />
          <Radio size="md" value="minor" label={t('minor')} />
        </Stack>
      </Radio.Group>
      <TextField
        id="waiver-name"
        label={t(ofAngler || isMinor ? 'anglerName' : 'name')}
        description={isMinor ? undefined : t('nameHelp')}
        size="md"
        autoComplete={ofAngler ? 'off' : 'name'}
        maxLength={longestAt(waiverSaid, 'name')}
        value={typed.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
        error={problems['waiver-name']}
      />
      {isMinor && (
        <>
          <TextField
            id="guardian-name"
            label={t('guardianName')}
            description={t('nameHelp')}
            size="md"
            maxLength={longestAt(waiverSaid, 'guardian.name')}
            value={typed.guardian.name}
            onChange={(event) => sign({ name: event.currentTarget.value })}
            error={problems['guardian-name']}
          />
          <TextField
            id="guardian-relation"
            label={t('relation')}
            description={t('relationHelp')}
            size="md"
            maxLength={longestAt(waiverSaid, 'guardian.relation')}
            value={typed.guardian.relation}
            onChange={(event) => sign({ relation: event.currentTarget.value })}
            error={problems['guardian-relation']}
          />
          <PhoneField
            id="guardian-phone"
            label={t('guardianPhone')}
            size="md"
            autoComplete="off"
            value={typed.guardian.phone}
            onChange={(event) => sign({ phone: event.currentTarget.value })}
            error={problems['guardian-phone']}
          />
        </>
      )}
      <TickField
        id="waiver-accepted"
        size="md"
        label={t(isMinor ? 'acceptFor' : 'accept')}
        checked={typed.accepted === waiver.version}
        onChange={(event) => change({ accepted: event.currentTarget.checked ? waiver.version : null })}
        error={problems['waiver-accepted']}
      />
    </div>
  )
}
