import type { Config } from '../config.ts'
import type { MailApiSettings } from './mail-by-api.ts'
import type { SmtpSettings } from './mail-by-smtp.ts'
import { openStandIns, type StandIns } from './stand-ins/open-stand-ins.ts'

type Twilio = { url: string; account: string; token: string }

/** Who carries mails and who SMS: null where nobody does, and they wait. `standIns`: of a demo, where nobody is set. */
export type Carriers = {
  mail: SmtpSettings | MailApiSettings | null
  sms: Twilio | null
  /** Notifications go to the push services of browsers, and to a stand-in where there is one. */
  push: { standIn: string | null } | null
  standIns: StandIns | null
  /** The public half of the key that the mail provider signs its events with. */
  mailEventsKey: string | null
}

/** Settings in which nobody is set. */
export const NO_SETTINGS: Config['outgoing'] = { smtp: undefined, mailApi: undefined, mailEventsKey: undefined, twilio: undefined }

export const NO_CARRIERS: Carriers = { mail: null, sms: null, push: null, standIns: null, mailEventsKey: null }

/** Those of the settings; a demo puts stand-ins in the place of those that are not set. What will wait is said. */
export async function chooseCarriers(settings: Config['outgoing'], demo: boolean, log: (line: string) => void): Promise<Carriers> {
  const { smtp, mailApi, twilio, mailEventsKey } = settings
  const standIns = demo && !((smtp ?? mailApi) && twilio) ? await openStandIns() : null
  const mail = smtp ?? mailApi ?? standIns?.settings.smtp ?? null
  const sms = twilio ?? standIns?.settings.twilio ?? null
  if (!mail) log('Mails wait until there is a mail server: set MAIL_FROM, and SMTP_URL or SENDGRID_API_KEY.')
  if (!sms) log('SMS wait until there is an account that sends them: set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.')
  return { mail, sms, push: { standIn: standIns?.pushes.url ?? null }, standIns, mailEventsKey: mailEventsKey ?? null }
}
