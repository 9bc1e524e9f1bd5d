import { sponsorCalls } from '@ramplight/contract/sponsors/sponsors'
import type { DemoStage } from './demo-stage.ts'
import { ASKED_SPONSOR, SPONSORS } from './world.ts'

type Given = { token: string; tour: string }

const addressOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

/** Who sponsors the tour, and who has been asked to. Wire units: dollars. */
export async function seedSponsors({ api }: DemoStage, { token, tour }: Given): Promise<void> {
  const contact = (name: string) => ({ link: `https://${addressOf(name)}.example`, email: `office@${addressOf(name)}.example` })
  for (const [index, { name, tagLine }] of SPONSORS.entries())
    await api.must(sponsorCalls.create, {
      token,
      body: { name, tour, ...contact(name), status: 'Active', charge: 1500 - index * 250, tagLine },
    })
  const asked = { name: ASKED_SPONSOR, tour, ...contact(ASKED_SPONSOR), status: 'Pending' as const, charge: 500 }
  await api.must(sponsorCalls.create, { token, body: { ...asked, notes: 'Wants to see a weigh-in first.' } })
}
