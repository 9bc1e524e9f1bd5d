import type { OutboxMail } from '@ramplight/contract/messaging/outbox'
import { writeRecent } from '@ramplight/ui/values/times'
import classes from './outbox.module.css'
import { t } from './outbox.texts.ts'

/** A frame that runs nothing; its links open beside this page. */
const ALLOWED = ['allow-popups', 'allow-popups-to-escape-sandbox'].join(' ')

/** Mails as a mail program shows them. */
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
            sandbox={ALLOWED}
            srcDoc={mail.html}
            loading="lazy"
          />
        </details>
      </li>
    ))}
  </ul>
)
