import { type AdminSetting, adminSettingCalls as calls } from '@ramplight/contract/system/admin-settings'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'

type Props = {
  /** Of the setting; its name is written beside it when it is stored first. */
  settingKey: string
  name: string
  /** What it does. */
  text: string
  /** Asked before it is switched; it stays as it is without a yes. */
  ask?: (isOn: boolean) => Promise<boolean>
}

/** A setting of the whole system that is on or off; one that is not stored is off. */
export function SettingSwitch({ settingKey, name, text, ask }: Props) {
  const found = useQuery(queryOf(calls.search, { body: { key: settingKey } }))
  const setting: AdminSetting | undefined = found.data?.[0]
  const set = useAction({
    work: (isOn: boolean) =>
      setting
        ? call(calls.update, { params: { id: setting._id }, body: { setting: isOn } })
        : call(calls.create, { body: { key: settingKey, name, setting: isOn } }),
  })
  const change = async (isOn: boolean) => {
    if (!ask || (await ask(isOn))) set.run(isOn)
  }
  return (
    <TickField
      label={name}
      description={text}
      checked={set.running ? (set.given ?? false) : setting?.setting === true}
      disabled={!found.isSuccess || set.running}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  )
}
