import type { OutboxPush } from '@ramplight/contract/messaging/outbox'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { writeRecent } from '@ramplight/ui/values/times'
import classes from './outbox.module.css'
import { t } from './outbox.texts.ts'

/** Notifications as a locked phone shows them, one phone for each person, the newest above; each leads to its page. */
export const LockScreens = ({ pushes }: { pushes: readonly OutboxPush[] }) =>
  [...Map.groupBy(pushes, ({ to }) => to)].map(([to, shown]) => (
    <section key={to} className={classes.thread}>
      <h3>{t('outbox.to', { to })}</h3>
      <ul className={classes.notices}>
        {shown.map(({ key, title, text, link, at, isQuiet }) => (
          <li key={key}>
            <b>{title}</b>
            <UiLink href={link}>{text}</UiLink>
            <time dateTime={at}>
              {writeRecent(at)}
              {isQuiet && ` · ${t('outbox.quiet')}`}
            </time>
          </li>
        ))}
      </ul>
    </section>
  ))
