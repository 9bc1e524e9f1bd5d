import { Button } from '@mantine/core'
import { calendarFeedCalls } from '@ramplight/contract/tournaments/calendar-feeds'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { NeedsInternet } from '@ramplight/ui/states/needs-internet.tsx'
import { writeDay } from '@ramplight/ui/values/times'
import { IconCalendarPlus, IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { copyText } from '#platform/share-address.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import classes from '../angler.module.css'
import { t } from '../angler.texts.ts'

/** The own calendar in the phone's: by an address that only its owner has, told once, renewed and ended here. */
export function OwnFeed() {
  const online = useOnline()
  const isActing = useSession()?.acting != null
  const feed = useQuery({ ...queryOf(calendarFeedCalls.own, {}), enabled: online && !isActing })
  const renew = useAction({ work: () => call(calendarFeedCalls.renew, {}) })
  const end = useAction({
    work: () => call(calendarFeedCalls.end, {}),
    onDone: () => {
      renew.forget()
      notify.success(t('feed.ended'))
    },
  })
  if (isActing) return null
  const address = renew.done && `${location.origin}${renew.done.path}`
  const ask = async (title: string, text: string, confirmLabel: string, run: () => void) => {
    if (await confirm({ title, text, confirmLabel, tone: 'danger' })) run()
  }
  return (
    <Section title={t('feed.title')} note={t('feed.text')}>
      <NeedsInternet offline={!online} reason={t('needsInternet')}>
        <Loaded query={feed} what={t('feed.what')}>
          {({ since }) => (
            <>
              {address && (
                <TextField
                  label={t('feed.address')}
                  description={t('feed.once')}
                  readOnly
                  value={address}
                  onFocus={({ currentTarget }) => currentTarget.select()}
                />
              )}
              {!address && since && <p className={classes.note}>{t('feed.since', { date: writeDay(since) })}</p>}
              <div className={classes.buttons}>
                {address && (
                  <>
                    <Button component="a" href={address.replace(/^https?:/, 'webcal:')} leftSection={<IconCalendarPlus aria-hidden />}>
                      {t('feed.subscribe')}
                    </Button>
                    <Button
                      variant="default"
                      leftSection={<IconCopy aria-hidden />}
                      onClick={() => void copyText(address, { copied: t('feed.copied'), cannot: t('feed.cannotCopy') })}
                    >
                      {t('feed.copy')}
                    </Button>
                  </>
                )}
                {since ? (
                  <>
                    <Button
                      variant="default"
                      loading={renew.running}
                      onClick={() => void ask(t('feed.renewAsk'), t('feed.renewText'), t('feed.renew'), () => renew.run())}
                    >
                      {t('feed.renew')}
                    </Button>
                    <Button
                      variant="subtle"
                      color="red"
                      loading={end.running}
                      onClick={() => void ask(t('feed.endAsk'), t('feed.endText'), t('feed.end'), () => end.run())}
                    >
                      {t('feed.end')}
                    </Button>
                  </>
                ) : (
                  <Button leftSection={<IconCalendarPlus aria-hidden />} loading={renew.running} onClick={() => renew.run()}>
                    {t('feed.make')}
                  </Button>
                )}
              </div>
            </>
          )}
        </Loaded>
      </NeedsInternet>
    </Section>
  )
}
