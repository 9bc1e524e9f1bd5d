import { SMS_NUMBERS } from '@ramplight/contract/system/setting-keys'
import { tenDigits } from '@ramplight/domain/registration/ten-digits'
import { deviceToReach, forgetDevice, isPushAddress } from './features/messaging/push-subscriptions/index.ts'
import { settingOf } from './features/system/admin-settings/index.ts'
import type { Database } from './platform/database/database.ts'
import type { Db } from './platform/database/types.ts'
import type { Carriers } from './platform/outgoing/carriers.ts'
import { SMS_STATUS_PATH } from './platform/outgoing/hooks.ts'
import { mailByApi } from './platform/outgoing/mail-by-api.ts'
import { mailBySmtp } from './platform/outgoing/mail-by-smtp.ts'
import { type Delivery, openDelivery } from './platform/outgoing/open-delivery.ts'
import { pushByWeb } from './platform/outgoing/push-by-web.ts'
import { smsByTwilio } from './platform/outgoing/sms-by-twilio.ts'
import { unsubscribeLink } from './platform/outgoing/unsubscribe-link.ts'
import type { Vapid } from './platform/outgoing/vapid.ts'

/** Of the stand-in, where no number is set. */
const DEMO_NUMBER = '9035550100'

/** Opens the delivery by these carriers. */
export function openOutgoing(
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  { mail, sms, push, standIns }: Carriers,
  { publicUrl, now, signingKey, vapid }: { publicUrl: string; now: () => Date; signingKey: Uint8Array; vapid: Vapid },
): Promise<Delivery> {
  const isStandIn = sms !== null && sms === standIns?.settings.twilio
  const numbers = async () => {
    const set = await campaignNumbers(db)
    return set.length || !isStandIn ? set : [DEMO_NUMBER]
  }
  const statusUrl = (id: string) => new URL(`${SMS_STATUS_PATH}?message=${id}`, publicUrl).href
  const providers = {
    ...(mail && { mail: 'key' in mail ? mailByApi(mail) : mailBySmtp(mail) }),
    ...(push && {
      push: pushByWeb({
        ...{ vapid, now, contact: contactOf(publicUrl, mail) },
        deviceOf: (id) => deviceToReach(db, id),
        forget: (id) => forgetDevice(db, id),
        isAllowed: (endpoint) => isPushAddress(endpoint, { push }),
      }),
    }),
    ...(sms && { sms: smsByTwilio({ ...sms, numbers, statusUrl }) }),
  }
  const unsubscribeUrl = (address: string) => unsubscribeLink(signingKey, publicUrl, address)
  return openDelivery({ db, pool, now, providers, publicUrl, unsubscribeUrl })
}

/** Whom a push service writes to: a page of ours where that is public, else who our mails are from. */
function contactOf(publicUrl: string, mail: Carriers['mail']): string {
  if (publicUrl.startsWith('https:')) return publicUrl
  return `mailto:${mail?.from.match(/[^\s<>]+@[^\s<>]+/)?.[0] ?? 'no-reply@ramplight.invalid'}`
}

/** The numbers that SMS are sent from, as the system admin has set them, ten digits each; one that rests is left out. */
async function campaignNumbers(db: Db): Promise<string[]> {
  const set = await settingOf(db, SMS_NUMBERS)
  return (Array.isArray(set) ? set : [])
    .filter((one: { isActive?: unknown } | null) => one?.isActive !== false)
    .map((one: unknown) => tenDigits(String((one as { number?: unknown } | null)?.number ?? one)))
    .filter((digits) => digits.length === 10)
}
