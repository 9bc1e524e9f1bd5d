import { advertisementInteractionCalls as interactionCalls } from '@ramplight/contract/sponsors/advertisement-interactions'
import { advertiserCalls } from '@ramplight/contract/sponsors/advertisers'
import type { DemoStage } from './demo-stage.ts'
import { seededLuck } from './seeded-luck.ts'
import { ADVERTISER, ENDED_ADVERTISER } from './world.ts'

const DAY = 24 * 3_600_000
const addressOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** Whose card stands among the tournaments, and whose did. `token`: of an admin. */
export async function seedAdvertisers({ api }: DemoStage, token: string): Promise<void> {
  const make = (name: string, active: boolean) => {
    const key = addressOf(name)
    return api.must(advertiserCalls.create, {
      token,
      body: { name, email: `office@${key}.example`, url: `https://${key}.example`, key, active },
    })
  }
  await make(ADVERTISER, true)
  await make(ENDED_ADVERTISER, false)
}

/** So many days in which it was looked at, and how many of those who look go there. */
const [DAYS, GO_THERE] = [45, 0.08]

/** What visitors have seen and clicked until today: more on the days near the event than before. */
export async function seedViews(stage: DemoStage, today: Date): Promise<void> {
  const luck = seededLuck(7)
  const [advertiser] = await stage.api.must(advertiserCalls.search, { body: { active: true } })
  const count = (type: 'view' | 'click', source: string) =>
    stage.api.must(interactionCalls.create, { body: { advertiser: advertiser!._id, type, source } })
  for (let ago = DAYS; ago > 0; ago--) {
    stage.visitorsAt(new Date(today.getTime() - ago * DAY))
    const visits = Math.floor(luck() * (ago < 10 ? 6 : 3))
    for (let visit = 0; visit < visits; visit++) {
      const source = luck() < 0.8 ? 'tournament search' : 'tournaments list'
      await count('view', source)
      if (luck() < GO_THERE) await count('click', source)
    }
  }
}
