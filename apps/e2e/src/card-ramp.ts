import { openCardStandIn } from '../../server/src/platform/cards/stand-in/open-card-stand-in.ts'
import { test as base, openRamp, type Ramp, withAdmin } from './ramp.ts'

const HOOK = '/api/hooks/cards'
export type CardRamp = { lake: Ramp; standIn: Awaited<ReturnType<typeof openCardStandIn>> }

/** A ramp whose card provider is a page away, as the real one is. `settings`: more of them; answers all. */
export async function openCardRamp(more: Record<string, string> = {}) {
  const standIn = await openCardStandIn()
  const cards = {
    STRIPE_URL: standIn.url,
    STRIPE_SECRET_KEY: standIn.secretKey,
    STRIPE_WEBHOOK_SECRET: `${standIn.webhookSecret},${standIn.connectSecret}`,
  }
  const settings = { ...cards, ...more }
  const { ramp, close } = await openRamp({ settings })
  standIn.listenAt(ramp.address + HOOK)
  return {
    lake: await withAdmin(ramp),
    standIn,
    settings,
    close: async () => {
      await close()
      await standIn.close()
    },
  }
}

export const test = base.extend<{ cards: CardRamp }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  cards: async ({}, use) => {
    const { close, ...cards } = await openCardRamp()
    await use(cards)
    await close()
  },
  baseURL: async ({ cards }, use) => use(cards.lake.address),
})
