import { Button } from '@mantine/core'
import { authCalls, type SignedInDevice } from '@ramplight/contract/people/auth'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { writeRecent } from '@ramplight/ui/values/times'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { ListFailed } from '#platform/list-failed.tsx'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { t } from './account.texts.ts'
import classes from './account-card.module.css'

/** Where one is signed in: end one, or all but this one. */
export function MyDevices() {
  const online = useOnline()
  const devices = useQuery({ ...queryOf(authCalls.devices, {}), enabled: online })
  const end = useAction({
    work: (device: SignedInDevice) => call(authCalls.endDevice, { params: { id: device._id } }),
    onDone: () => notify.success(t('devices.ended')),
  })
  const endOthers = useAction({
    work: () => call(authCalls.endOtherDevices, { body: {} }),
    onDone: () => notify.success(t('devices.othersEnded')),
  })
  const ask = async () => {
    const isMeant = await confirm({ title: t('devices.endOthers'), text: t('devices.endOthersText'), confirmLabel: t('devices.endOthers') })
    if (isMeant) endOthers.run()
  }
  if (!online) return <p className={classes.note}>{t('needsInternet')}</p>
  const list = devices.data ?? []
  return (
    <ListFailed query={devices} what={t('devices.noun')}>
      <ul className={classes.devices}>
        {list.map((device) => (
          <li key={device._id}>
            <div>
              <b>{device.device ?? t('devices.unnamed')}</b>
              <small>
                {device.isThis ? t('devices.isThis') : t('devices.seen', { when: writeRecent(device.lastSeenAt) })}
                {device.address && ` · ${device.address}`}
              </small>
            </div>
            {!device.isThis && (
              <Button variant="default" size="xs" loading={end.running && end.given?._id === device._id} onClick={() => end.run(device)}>
                {t('devices.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {list.length > 1 && (
        <Button variant="default" fullWidth mt="md" loading={endOthers.running} onClick={() => void ask()}>
          {t('devices.endOthers')}
        </Button>
      )}
    </ListFailed>
  )
}
