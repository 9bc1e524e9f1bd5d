import {
  directorSettingsCalls as calls,
  type DirectorSettings,
  directorSettings as record,
} from '@ramplight/contract/people/director-settings'
import { STATION_PIN } from '@ramplight/contract/people/station-pin'
import { FormPage } from '@ramplight/ui/form/form-page.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconCloudOff } from '@tabler/icons-react'
import { call } from '#platform/call.ts'
import { NumberBox } from '#platform/record-form/bound-fields.tsx'
import { declaredBy } from '#platform/record-form/declared.tsx'
import { changedPart } from '#platform/record-form/paths.ts'
import { useRecordForm } from '#platform/record-form/use-record-form.ts'
import { useSave } from '#platform/record-form/use-save.tsx'
import { CheckInTimes } from './check-in-times.tsx'
import { t } from './director-settings.texts.ts'
import { ReachSection } from './reach-section.tsx'
import { StationPinSection } from './station-pin-section.tsx'
import type { Settings } from './use-director-settings.ts'

const declared = declaredBy(calls.update)

/** `stationPin`: digits of a new one, nothing for as it was; what is stored of a PIN is no value of the form. */
type Values = Omit<Settings, 'stationPinCheck'> & { stationPin: string; isPinGone: boolean }

const valuesOf = ({ optionalCheckInTimes, weightInBagRemovalDelay, stationLock, showEmail, showPhone }: Settings): Values => ({
  optionalCheckInTimes,
  weightInBagRemovalDelay,
  stationLock,
  showEmail,
  showPhone,
  stationPin: '',
  isPinGone: false,
})

/** An emptied delay is that of who has said none. */
const filled = (values: Values): Values => ({
  ...values,
  weightInBagRemovalDelay: values.weightInBagRemovalDelay ?? record.starts.weightInBagRemovalDelay,
})

/** `stored`: null where the server has not answered: what this device last heard is shown, and nothing can be changed. */
type Props = { director: string; settings: Settings; stored: DirectorSettings | null; online: boolean }

/** How the check-ins and the scales of a director run, and how anglers reach them. */
export function DirectorSettingsForm({ director, settings, stored, online }: Props) {
  const form = useRecordForm<Values, number | null>({
    key: `director-settings-${director}`,
    stored: valuesOf(settings),
    rev: stored?._rev ?? null,
    declared,
  })
  const { submit, saving, dialog } = useSave<Values, number | null, DirectorSettings>({
    form,
    send: ({ values, base, seen }) => {
      const { isPinGone, ...changed } = changedPart(base, filled(values))
      return call(calls.update, {
        params: { id: stored!._id },
        body: { ...changed, ...(isPinGone && { stationPin: null }), ...(seen !== null && { _rev: seen }) },
      })
    },
    read: (now) => ({ values: valuesOf(now), seen: now._rev }),
    theirs: () => call(calls.get, { params: { id: stored!._id } }),
  })
  const isFixed = !online || !stored
  const { stationPin, isPinGone } = form.values
  const save = () => {
    if (stationPin === '' || STATION_PIN.test(stationPin)) submit()
    else form.fail([{ field: 'stationPin', message: t('pin.notComplete') }])
  }
  return (
    <>
      <FormPage
        label={t('form')}
        errors={form.errors}
        sections={[
          {
            id: 'check-in',
            title: t('times.title'),
            children: (
              <CheckInTimes
                times={form.values.optionalCheckInTimes}
                disabled={isFixed}
                onChange={(name, isOn) => form.set(`optionalCheckInTimes.${name}`, isOn)}
              />
            ),
          },
          {
            id: 'scale',
            title: t('scale.title'),
            purpose: t('scale.about'),
            children: (
              <NumberBox
                form={{ ...form, readOnly: isFixed, standardOf: () => record.starts.weightInBagRemovalDelay }}
                path="weightInBagRemovalDelay"
                suffix={t('scale.seconds')}
                description={t('scale.does')}
              />
            ),
          },
          {
            id: 'pin',
            title: t('pin.title'),
            purpose: t('pin.about'),
            children: (
              <StationPinSection
                key={settings.stationPinCheck}
                isSet={settings.stationPinCheck !== null}
                pin={stationPin}
                isGone={isPinGone}
                locks={form.values.stationLock}
                error={form.errorOf('stationPin')}
                disabled={isFixed}
                onPin={(pin) => form.set('stationPin', pin)}
                onGone={(isGone) => form.set('isPinGone', isGone)}
                onLocks={(locks) => form.set('stationLock', locks)}
              />
            ),
          },
          {
            id: 'reach',
            title: t('reach.title'),
            children: <ReachSection shown={form.values} disabled={isFixed} onChange={form.set} />,
          },
        ]}
        changes={form.changes}
        onSave={save}
        onDiscard={form.discard}
        saving={saving}
        attempt={form.attempt}
        notice={isFixed && <Banner icon={IconCloudOff}>{t('needsInternet')}</Banner>}
      />
      {dialog}
    </>
  )
}
