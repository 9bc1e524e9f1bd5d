import { FACTOR_OF_DIRECTORS } from '@ramplight/contract/people/second-factor'
import { adminSettingCalls as calls } from '@ramplight/contract/system/admin-settings'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './security-events.texts.ts'

/** Whether every director signs in with a second step, from their next sign-in on. */
export function DirectorsSecondStep() {
  const found = useQuery(queryOf(calls.search, { body: { key: FACTOR_OF_DIRECTORS } }))
  const setting = found.data?.[0]
  const set = useAction({
    work: (isOn: boolean) =>
      setting
        ? call(calls.update, { params: { id: setting._id }, body: { setting: isOn } })
        : call(calls.create, { body: { key: FACTOR_OF_DIRECTORS, name: t('securityTable.directorsStep'), setting: isOn } }),
  })
  return (
    <TickField
      label={t('securityTable.directorsStep')}
      description={t('securityTable.directorsStepText')}
      checked={set.running ? (set.given ?? false) : setting?.setting === true}
      disabled={!found.isSuccess || set.running}
      onChange={(event) => set.run(event.currentTarget.checked)}
    />
  )
}
