import { brand } from '@ramplight/domain/kernel/brand'
import type { Config } from '../../config.ts'
import { openMailStandIn } from './mail-stand-in.ts'
import { openPushStandIn } from './push-stand-in.ts'
import { openSmsStandIn } from './sms-stand-in.ts'

/** So many of each are kept. */
const MOST = 500

/** For a demo: providers that speak the real protocols and keep everything to themselves. Nobody outside is ever written to. */
export async function openStandIns() {
  const [mails, texts] = [await openMailStandIn({ most: MOST }), await openSmsStandIn({ most: MOST })]
  const pushes = await openPushStandIn({ most: MOST })
  const { url, account, token } = texts
  const settings = {
    smtp: { url: mails.url, from: `${brand.name} <no-reply@demo.example>` },
    twilio: { url, account, token },
  } satisfies Partial<Config['outgoing']>
  return {
    settings,
    mails,
    texts,
    pushes,
    close: async () => {
      await mails.close()
      await texts.close()
      await pushes.close()
    },
  }
}
export type StandIns = Awaited<ReturnType<typeof openStandIns>>
