import type { InboxMessage } from '@ramplight/contract/messaging/compose'
import { messageCalls } from '@ramplight/contract/messaging/messages'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeRecent } from '@ramplight/ui/values/times'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import classes from './inbox.module.css'
import { inboxQuery } from './inbox.queries.ts'
import { t } from './inbox.texts.ts'

const isUnread = ({ status }: InboxMessage) => status !== 'Received - Read'

/** Of a mail without a subject so many letters stand in the list; a text message stands there whole. */
const FIRST_WORDS = 80

const titleOf = ({ type, subject, message }: InboxMessage): string => {
  if (subject || type === 'sms' || message.length <= FIRST_WORDS) return subject || message
  return `${message.slice(0, FIRST_WORDS).replace(/\s+\S*$/, '')}…`
}

/**
 * What was written to somebody, the newest first. Opening one says that it was read; without a signal it is read all the same.
 * With `canAnswer` it says how to answer.
 */
export function InboxList({ canAnswer = false }: { canAnswer?: boolean }) {
  const query = useQuery(inboxQuery())
  const online = useOnline()
  const [open, setOpen] = useState<string | null>(null)
  const read = useAction({
    work: ({ _id }: InboxMessage) => call(messageCalls.update, { params: { id: _id }, body: { status: 'Received - Read' } }),
    // Nobody has to know that a mark did not arrive: the next opening makes it.
    onRefused: 'shown',
  })
  const toggle = (message: InboxMessage) => {
    setOpen(open === message._id ? null : message._id)
    if (online && isUnread(message) && open !== message._id) read.run(message)
  }
  return (
    <Loaded query={query} what={t('messages')} isEmpty={(all) => all.length === 0} empty={{ icon: IconMail, text: t('empty') }}>
      {(all) => (
        <ul className={classes.list}>
          {all.map((message) => (
            <li key={message._id} className={classes.message} data-unread={isUnread(message) || undefined}>
              <button type="button" className={classes.head} aria-expanded={open === message._id} onClick={() => toggle(message)}>
                <span className={classes.subject}>{titleOf(message)}</span>
                {isUnread(message) && <StatusBadge word={t('unread')} tone="water" />}
                <span className={classes.meta}>
                  {[message.from && t('from', { name: message.from }), message.tournament?.name, writeRecent(message.sentAt)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </button>
              {open === message._id && (
                <div className={classes.body}>
                  <p>{message.message}</p>
                  {canAnswer && message.type !== 'note' && <p className={classes.meta}>{t('reply')}</p>}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
