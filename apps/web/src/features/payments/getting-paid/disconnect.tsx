import { Button } from '@mantine/core'
import { stripeCalls as calls } from '@ramplight/contract/payments/stripe'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { call } from '#platform/call.ts'
import { refreshed } from '#platform/refresh.ts'
import { useAction } from '#platform/use-action.ts'
import { t } from './getting-paid.texts.ts'

/** The way out; the server asks for the password before. */
export function Disconnect({ stripeId }: { stripeId: string }) {
  const end = useAction({
    work: () => call(calls.deleteAccount, { body: { stripeId } }),
    onDone: async () => {
      notify.success(t('end.done'))
      await refreshed()
    },
  })
  const ask = async () => {
    const yes = await confirm({
      title: t('end.ask'),
      text: t('end.about'),
      items: [t('end.item')],
      confirmLabel: t('end.button'),
      tone: 'danger',
    })
    if (yes) end.run()
  }
  return (
    <Section title={t('end.title')} note={t('end.about')}>
      <Button variant="outline" color="red" loading={end.running} onClick={() => void ask()}>
        {t('end.button')}
      </Button>
    </Section>
  )
}
