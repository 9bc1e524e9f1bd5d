import { openCardStandIn } from '../../server/src/platform/cards/stand-in/open-card-stand-in.ts'
import { test as base, openRamp, type Ramp, withAdmin } from './ramp.ts'

const HOOK = '/api/hooks/cards'
export type CardRamp = { lake: Ramp; standIn: Awaited<ReturnType<typeof openCardStandIn>> }

/** A ramp whose card provider is a page away, as the real one is. */
export const test = base.extend<{ cards: CardRamp }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern
  cards: async ({}, use) => {
    const standIn = await openCardStandIn()
    const settings = { STRIPE_URL: standIn.url, STRIPE_SECRET_KEY: standIn.secretKey, STRIPE_WEBHOOK_SECRET: standIn.webhookSecret }
    const { ramp, close } = await openRamp({ settings })
    standIn.listenAt(ramp.address + HOOK)
    await use({ lake: await withAdmin(ramp), standIn })
    await close()
    await standIn.close()
  },
  baseURL: async ({ cards }, use) => use(cards.lake.address),
})
