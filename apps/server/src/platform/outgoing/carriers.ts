import type { Config } from '../config.ts'
import type { SmtpSettings } from './mail-by-smtp.ts'
import { openStandIns, type StandIns } from './stand-ins/open-stand-ins.ts'

type Twilio = { url: string; account: string; token: string }

/** Who carries mails and who SMS: null where nobody does, and they wait. `standIns`: of a demo, where nobody is set. */
export type Carriers = { mail: SmtpSettings | null; sms: Twilio | null; standIns: StandIns | null }

export const NO_CARRIERS: Carriers = { mail: null, sms: null, standIns: null }

/** Those of the settings; a demo puts stand-ins in the place of those that are not set. What will wait is said. */
export async function chooseCarriers({ smtp, twilio }: Config['outgoing'], demo: boolean, log: (line: string) => void): Promise<Carriers> {
  const standIns = demo && !(smtp && twilio) ? await openStandIns() : null
  const mail = smtp ?? standIns?.settings.smtp ?? null
  const sms = twilio ?? standIns?.settings.twilio ?? null
  if (!mail) log('Mails wait until there is a mail server: set SMTP_URL and MAIL_FROM.')
  if (!sms) log('SMS wait until there is an account that sends them: set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.')
  return { mail, sms, standIns }
}
