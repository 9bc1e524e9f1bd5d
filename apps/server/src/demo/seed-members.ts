import { teamCalls } from '@ramplight/contract/registration/teams'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import type { DemoStage } from './demo-stage.ts'
import { MEMBERSHIP_FEE } from './world.ts'

const PAID = 20

/** The team of the angler who signs in, as it is named in the book of the tour. */
export async function seedTeam({ api }: DemoStage, token: string, tour: string, [captain, partner]: string[]): Promise<void> {
  const body = {
    tour,
    name: 'Redferne and Eastwater',
    alias: 'Early Birds',
    captain,
    users: [captain!, partner!],
    club_name: 'Pine Fork Bass Club',
  }
  await api.must(teamCalls.create, { token, body })
}

/** Who is a member of the season. The first have paid; then one has paid a part, one nothing, and one waits to be let in. */
export async function seedMembers({ api }: DemoStage, token: string, season: string, people: string[]): Promise<void> {
  const standings = [
    ...Array.from({ length: PAID }, () => ({ amountPaid: MEMBERSHIP_FEE, approved: true })),
    { amountPaid: MEMBERSHIP_FEE / 2, approved: true },
    { amountPaid: 0, approved: true },
    { amountPaid: 0, approved: false },
  ]
  const body = standings.map((standing, index) => ({ season, user: people[index]!, active: true, amount: MEMBERSHIP_FEE, ...standing }))
  const { results } = await api.must(membershipCalls.bulkCreate, { token, body })
  const refused = results.find(({ ok }) => !ok)
  if (refused) throw new Error(`The demo has a member who cannot be one: ${refused.message}`)
}
