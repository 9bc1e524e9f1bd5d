import { outboxCalls } from '@ramplight/contract/messaging/outbox'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { EmptyState } from '@ramplight/ui/states/empty-state.tsx'
import { IconBell, IconMail, IconMessage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ListFailed } from '#platform/list-failed.tsx'
import { queryOf } from '#platform/query.ts'
import { LockScreens } from './lock-screens.tsx'
import { MailList } from './mail-list.tsx'
import classes from './outbox.module.css'
import { t } from './outbox.texts.ts'
import { PhoneThreads } from './phone-threads.tsx'

/** What is sent a moment ago is here without being asked for. */
const LOOK_MS = 3000

/** Demo only: what people would have got, as their mail programs and phones would show it. */
export function OutboxPage() {
  const outbox = useQuery({ ...queryOf(outboxCalls.list, {}), refetchInterval: LOOK_MS })
  const { mails = [], texts = [], pushes = [] } = outbox.data ?? {}
  if (outbox.data?.isOpen === false)
    return (
      <Page>
        <PageHeader title={t('outbox.title')} />
        <EmptyState icon={IconMail} text={t('outbox.noOutbox')} />
      </Page>
    )
  return (
    <Page>
      <PageHeader title={t('outbox.title')} meta={t('outbox.about')} />
      <ListFailed query={outbox} what={t('outbox.outboxNoun')}>
        <div className={classes.both}>
          <Section title={t('outbox.mail')} flush>
            {mails.length ? <MailList mails={mails} /> : <EmptyState compact icon={IconMail} text={t('outbox.noMails')} />}
          </Section>
          <div className={classes.phones}>
            <Section title={t('outbox.notifications')}>
              {pushes.length ? <LockScreens pushes={pushes} /> : <EmptyState compact icon={IconBell} text={t('outbox.noPushes')} />}
            </Section>
            <Section title={t('outbox.phone')}>
              {texts.length ? <PhoneThreads texts={texts} /> : <EmptyState compact icon={IconMessage} text={t('outbox.noTexts')} />}
            </Section>
          </div>
        </div>
      </ListFailed>
    </Page>
  )
}
