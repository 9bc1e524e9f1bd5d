import {
  directorSettingsCalls as calls,
  type DirectorSettings,
  directorSettings as record,
} from '@ramplight/contract/people/director-settings'
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
import type { Settings } from './use-director-settings.ts'

const declared = declaredBy(calls.update)

const valuesOf = ({ optionalCheckInTimes, weightInBagRemovalDelay }: Settings): Settings => ({
  optionalCheckInTimes,
  weightInBagRemovalDelay,
})

/** An emptied delay is that of who has said none. */
const filled = (values: Settings): Settings => ({
  ...values,
  weightInBagRemovalDelay: values.weightInBagRemovalDelay ?? record.starts.weightInBagRemovalDelay,
})

/** `stored`: null where the server has not answered: what this device last heard is shown, and nothing can be changed. */
type Props = { director: string; settings: Settings; stored: DirectorSettings | null; online: boolean }

/** How the check-ins and the scales of a director run. */
export function DirectorSettingsForm({ director, settings, stored, online }: Props) {
  const form = useRecordForm<Settings, number | null>({
    key: `director-settings-${director}`,
    stored: valuesOf(settings),
    rev: stored?._rev ?? null,
    declared,
  })
  const { submit, saving, dialog } = useSave<Settings, number | null, DirectorSettings>({
    form,
    send: ({ values, base, seen }) =>
      call(calls.update, {
        params: { id: stored!._id },
        body: { ...changedPart(base, filled(values)), ...(seen !== null && { _rev: seen }) },
      }),
    read: (now) => ({ values: valuesOf(now), seen: now._rev }),
    theirs: () => call(calls.get, { params: { id: stored!._id } }),
  })
  const isFixed = !online || !stored
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
        ]}
        changes={form.changes}
        onSave={submit}
        onDiscard={form.discard}
        saving={saving}
        attempt={form.attempt}
        notice={isFixed && <Banner icon={IconCloudOff}>{t('needsInternet')}</Banner>}
      />
      {dialog}
    </>
  )
}
