import type { OutboxSms } from '@ramplight/contract/messaging/outbox'
import { writeRecent } from '@ramplight/ui/values/times'
import classes from './outbox.module.css'
import { t } from './outbox.texts.ts'

/** One thread for each phone, the newest thread first; inside, as phones do, the newest last. */
const threadsOf = (texts: readonly OutboxSms[]) =>
  [...Map.groupBy(texts, ({ to }) => to)].map(([to, newestFirst]) => ({ to, texts: newestFirst.toReversed() }))

/** Text messages as phones show them. */
export const PhoneThreads = ({ texts }: { texts: readonly OutboxSms[] }) =>
  threadsOf(texts).map((thread) => (
    <section key={thread.to} className={classes.thread}>
      <h3>{t('outbox.to', { to: thread.to })}</h3>
      <ol>
        {thread.texts.map((text) => (
          <li key={text.key}>
            <p>{text.text}</p>
            <time dateTime={text.at}>
              {writeRecent(text.at)} · {t('outbox.from', { from: text.from })}
            </time>
          </li>
        ))}
      </ol>
    </section>
  ))
