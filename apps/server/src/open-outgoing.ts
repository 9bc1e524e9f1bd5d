import { and, eq } from 'drizzle-orm'
import { adminSettings } from './features/system/admin-settings/admin-settings.table.ts'
import type { Config } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import type { Db } from './platform/database/types.ts'
import { openDelivery } from './platform/outgoing/open-delivery.ts'
import { openProviders } from './platform/outgoing/open-providers.ts'
import { openStandIns } from './platform/outgoing/stand-ins/open-stand-ins.ts'

type OutgoingOptions = {
  outgoing: Config['outgoing'] | undefined
  demo: boolean
  publicUrl: string
  now: () => Date
  log: (line: string) => void
}

/** The key of the setting that holds the numbers SMS are sent from (`settings/sms-campaign-numbers`). */
const NUMBERS = 'sms-campaign-numbers'
const DEMO_NUMBER = '9035550100'

/** Opens the delivery: by the providers of the settings; the demo puts stand-ins in the place of those that are not set. */
export async function openOutgoing({ db, pool }: Pick<Database, 'db' | 'pool'>, options: OutgoingOptions) {
  const { outgoing = { smtp: undefined, twilio: undefined }, demo, publicUrl, now, log } = options
  const standIns = demo && !(outgoing.smtp && outgoing.twilio) ? await openStandIns() : null
  const smtp = outgoing.smtp ?? standIns?.settings.smtp
  const twilio = outgoing.twilio ?? standIns?.settings.twilio
  if (!smtp) log('Mails wait until there is a mail server: set SMTP_URL and MAIL_FROM.')
  if (!twilio) log('SMS wait until there is an account that sends them: set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.')
  const standInsNumber = standIns && twilio === standIns.settings.twilio ? [DEMO_NUMBER] : []
  const providers = openProviders({ smtp, twilio }, async () => [...(await campaignNumbers(db)), ...standInsNumber])
  const delivery = await openDelivery({ db, pool, now, providers, publicUrl })
  return {
    standIns,
    close: async () => {
      await delivery.close()
      await standIns?.close()
    },
  }
}

/** The numbers that SMS are sent from, as the system admin has set them, ten digits each. */
async function campaignNumbers(db: Db): Promise<string[]> {
  const [row] = await db
    .select()
    .from(adminSettings)
    .where(and(eq(adminSettings.key, NUMBERS), eq(adminSettings.deleted, false)))
  const set = Array.isArray(row?.setting) ? row.setting : []
  return set
    .map((one: unknown) => String((one as { number?: unknown } | null)?.number ?? one).replace(/\D/g, ''))
    .map((digits) => digits.slice(-10))
    .filter((digits) => digits.length === 10)
}
