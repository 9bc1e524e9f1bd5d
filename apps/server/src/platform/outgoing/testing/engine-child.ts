/** The delivery alone, in a process that may be killed. Everything it needs is in `ENGINE`, as JSON. */
import { connectDatabase } from '../../database/database.ts'
import { mailBySmtp } from '../mail-by-smtp.ts'
import { openDelivery } from '../open-delivery.ts'
import { smsByTwilio } from '../sms-by-twilio.ts'

const { connection, smtp, sms } = JSON.parse(process.env.ENGINE ?? '{}')
const { pool, db } = connectDatabase(connection)
const providers = {
  mail: mailBySmtp({ url: smtp, from: 'Ramplight <no-reply@ramp.test>' }),
  sms: smsByTwilio({ ...sms, numbers: async () => ['9035550100'] }),
}
const patience = { retryLimit: 5, retryDelay: 1, retryDelayMax: 1 }
await openDelivery({ db, pool, now: () => new Date(), providers, patience, graceMs: 1000, lookMs: 500 })
console.log('open')
