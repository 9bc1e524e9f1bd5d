import type { OutboxMail } from '@ramplight/contract/messaging/outbox'
import { writeRecent } from '@ramplight/ui/values/times'
import classes from './outbox.module.css'
import { t } from './outbox.texts.ts'

/** Mails as a mail program shows them, in a frame that runs nothing; their links open beside this page. */
export const MailList = ({ mails }: { mails: readonly OutboxMail[] }) => (
  <ul className={classes.mails}>
    {mails.map((mail) => (
      <li key={mail.key}>
        <details name="outbox-mail">
          <summary>
            <span className={classes.subject}>{mail.subject}</span>
            <time dateTime={mail.at}>{writeRecent(mail.at)}</time>
            <span className={classes.who}>{t('outbox.to', { to: mail.to })}</span>
          </summary>
          <iframe
            className={classes.sheet}
            title={t('outbox.shownMail', { subject: mail.subject })}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={mail.html}
            loading="lazy"
          />
        </details>
      </li>
    ))}
  </ul>
)
