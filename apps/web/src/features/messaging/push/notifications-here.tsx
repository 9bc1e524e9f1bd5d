import { Button } from '@mantine/core'
import { pushSubscriptionCalls as calls } from '@ramplight/contract/messaging/push-subscriptions'
import { brand } from '@ramplight/domain/kernel/brand'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { useLanguage } from '@ramplight/ui/language/use-language'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { CallError, messageOfError } from '#platform/call-error.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { t } from './push.texts.ts'
import { pushState } from './push-state.ts'
import { factsHere, subscribeHere, unsubscribeHere } from './this-device.ts'

/** Notifications on the device in one's hand: what would come, on and off, and what to do where they cannot be turned on. */
export function NotificationsHere() {
  const online = useOnline()
  // What is told to somebody is not told to the admin who acts as them.
  const session = useSession()
  const isActing = session?.acting != null
  const server = useQuery({ ...queryOf(calls.own, {}), enabled: !isActing })
  const here = useQuery({ queryKey: ['notifications-here'], queryFn: factsHere, networkMode: 'always', staleTime: 0 })
  if (isActing) return null
  return (
    <Section title={t('title')} note={t(session?.user.userType === 'Angler' ? 'about' : 'aboutOthers')}>
      <Loaded query={server} what={t('noun')}>
        {(known) =>
          here.data && (
            <NeedsInternet offline={!online} reason={t('offline')}>
              <Choice
                state={pushState(here.data, known)}
                serverKey={known.key}
                endpoint={here.data.endpoint}
                onChange={() => here.refetch()}
              />
            </NeedsInternet>
          )
        }
      </Loaded>
    </Section>
  )
}

type Props = { state: ReturnType<typeof pushState>; serverKey: string; endpoint: string | null; onChange: () => Promise<unknown> }

function Choice({ state, serverKey, endpoint, onChange }: Props) {
  const language = useLanguage()
  const turnOn = useAction({
    work: async () => {
      const made = await subscribeHere(serverKey)
      if (made) await call(calls.subscribe, { body: { ...made, language } })
      return made
    },
    onDone: (made) => made && notify.success(t('turnedOn')),
    // What the browser says of its own push service helps nobody.
    onRefused: (error) => notify.danger(error instanceof CallError ? messageOfError(error) : t('failed')),
    onEnd: onChange,
  })
  const turnOff = useAction({
    work: async () => {
      if (endpoint) await call(calls.unsubscribe, { body: { endpoint } })
      await unsubscribeHere()
    },
    onDone: () => notify.success(t('turnedOff')),
    onEnd: onChange,
  })
  if (state === 'on')
    return (
      <>
        <p role="status">{t('on')}</p>
        <Button variant="default" loading={turnOff.running} onClick={() => turnOff.run()}>
          {t('turnOff')}
        </Button>
      </>
    )
  if (state === 'off')
    return (
      <>
        <p>{t('before', { product: brand.name })}</p>
        <Button loading={turnOn.running} onClick={() => turnOn.run()}>
          {t('turnOn')}
        </Button>
      </>
    )
  return <p>{state === 'install-first' ? t(state, { product: brand.name }) : t(state)}</p>
}
