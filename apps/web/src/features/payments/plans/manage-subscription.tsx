import { Button, Group } from '@mantine/core'
import { stripeCalls } from '@ramplight/contract/payments/stripe'
import type { Plan } from '@ramplight/contract/subscriptions/plans'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { IconAlertTriangle } from '@tabler/icons-react'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { t } from './plans.texts.ts'

type Managed = { subscription_id: string; isPaused: boolean; bill: Plan['bill'] }

/** Pauses, resumes and ends what is paid by card; its bills and cards are on a page of the provider. */
export function ManageSubscription({ subscription_id, isPaused, bill }: Managed) {
  const online = useOnline()
  const pausing = useAction({
    work: () => call(isPaused ? stripeCalls.resumeSubscription : stripeCalls.pauseSubscription, { body: { subscription_id } }),
    onDone: () => notify.success(t(isPaused ? 'manage.goesOn' : 'manage.paused')),
  })
  const ending = useAction({
    work: () => call(stripeCalls.cancelSubscription, { body: { subscription_id } }),
    onDone: () => notify.success(t('manage.ended')),
  })
  const pauseOrGoOn = async () => {
    const words = { title: t('manage.pauseTitle'), text: t('manage.pauseText'), confirmLabel: t('manage.pause') }
    if (isPaused || (await confirm(words))) pausing.run()
  }
  const end = async () => {
    const words = { title: t('manage.endTitle'), text: t('manage.endText'), confirmLabel: t('manage.end') }
    if (await confirm({ ...words, cancelLabel: t('manage.keep'), tone: 'danger' })) ending.run()
  }
  const opening = useAction({ work: () => call(stripeCalls.portal, { body: {} }), onDone: ({ url }) => window.location.assign(url) })
  const bills = (
    <Button variant="default" disabled={!online} loading={opening.running} onClick={() => opening.run()}>
      {t('manage.bills')}
    </Button>
  )
  return (
    <>
      {bill?.state === 'past-due' && (
        <Banner tone="amber" icon={IconAlertTriangle}>
          {t('manage.pastDue')}
        </Banner>
      )}
      {bill?.until && !isPaused && bill.state === 'good' && (
        <div className="rl-dimmed">{t('manage.until', { date: writeDay(bill.until) })}</div>
      )}
      {isPaused && <div className="rl-dimmed">{t('manage.isPaused')}</div>}
      <Group gap="xs" mt="sm">
        {bills}
        <Button variant="default" disabled={!online} loading={pausing.running} onClick={pauseOrGoOn}>
          {t(isPaused ? 'manage.goOn' : 'manage.pause')}
        </Button>
        <Button variant="default" color="red" disabled={!online} loading={ending.running} onClick={end}>
          {t('manage.end')}
        </Button>
      </Group>
    </>
  )
}
