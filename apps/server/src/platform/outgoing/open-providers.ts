import type { Config } from '../config.ts'
import { mailBySmtp } from './mail-by-smtp.ts'
import type { Providers } from './open-delivery.ts'
import { smsByTwilio } from './sms-by-twilio.ts'

/** The providers that the settings name. A kind without one waits in its table until there is one. */
export function openProviders({ smtp, twilio }: Config['outgoing'], numbers: () => Promise<string[]>): Providers {
  return {
    ...(smtp ? { mail: mailBySmtp(smtp) } : {}),
    ...(twilio ? { sms: smsByTwilio({ ...twilio, numbers }) } : {}),
  }
}
