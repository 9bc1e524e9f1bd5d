import { newId } from '@ramplight/contract/kernel/new-id'
import { teamCalls } from '@ramplight/contract/registration/teams'
import { membershipCalls } from '@ramplight/contract/tours/memberships'
import { seasonTeamCalls } from '@ramplight/contract/tours/season-teams'
import type { DemoStage } from './demo-stage.ts'
import { MEMBERSHIP_FEE } from './world.ts'

const PAID = 20
/** Who has paid in two parts, and how much at first. */
const [IN_PARTS, FIRST_PART] = [1, 15]

/** The team of the angler who signs in, as it is named in the book of the tour. */
export async function seedTeam({ api }: DemoStage, token: string, tour: string, [captain, partner]: string[]): Promise<string> {
  const body = {
    tour,
    name: 'Redferne and Eastwater',
    alias: 'Early Birds',
    captain,
    users: [captain!, partner!],
    club_name: 'Pine Fork Bass Club',
  }
  return (await api.must(teamCalls.create, { token, body }))._id
}

/** Who competes in a season as a team or alone, one of them with a substitute. */
export async function seedSeasonTeams(
  { api }: DemoStage,
  token: string,
  { season, team, alone, substitute }: { season: string; team: string; alone: string; substitute: string },
): Promise<void> {
  const { _id } = await api.must(seasonTeamCalls.create, { token, body: { season, team } })
  await api.must(seasonTeamCalls.addSub, { token, body: { seasonTeamId: _id, userIdToAdd: substitute } })
  await api.must(seasonTeamCalls.create, { token, body: { season, angler: alone } })
}

/** A team of their own: the captain makes it, and each of the others comes in by the link. */
export async function seedOwnTeam({ api, anglerAt }: DemoStage, [captain, ...others]: readonly string[], at: Date): Promise<void> {
  const token = await anglerAt(captain!, at)
  const { _id: id } = await api.must(teamCalls.startOwn, { token, body: { _id: newId(), name: 'Night Crew' } })
  const { code } = await api.must(teamCalls.linkOwn, { token, params: { id } })
  for (const other of others) await api.must(teamCalls.joinOwn, { token: await anglerAt(other, at), body: { code } })
}

const SHIRTS = ['M', 'L', 'XL']

/** How one of the first has paid: every fourth by check. */
const paidAs = (n: number) => (n % 4 === 3 ? { method: 'check' as const, note: `${2200 + n}` } : { method: 'cash' as const })

/**
 * Who is a member of the season. The first have paid, one of them in two parts; then one has paid a part, one nothing, two wait to be let in, and one has left.
 */
export async function seedMembers({ api }: DemoStage, token: string, season: string, people: string[]): Promise<void> {
  const standings = [
    ...Array.from({ length: PAID }, (_, n) => ({
      // The last of them pays by card (`seedMemberCard`).
      ...(n === PAID - 1 ? { amountPaid: 0 } : { amountPaid: n === IN_PARTS ? FIRST_PART : MEMBERSHIP_FEE, paidWith: paidAs(n) }),
      approved: true,
      optionalValues: { 'Shirt size': SHIRTS[n % SHIRTS.length]! },
    })),
    { amountPaid: MEMBERSHIP_FEE / 2, paidWith: paidAs(0), approved: true },
    { amountPaid: 0, approved: true },
    { amountPaid: 0, approved: false },
    { amountPaid: 0, approved: false },
    { amountPaid: MEMBERSHIP_FEE, paidWith: paidAs(0), approved: true, active: false },
  ]
  const body = standings.map((standing, index) => ({ season, user: people[index]!, amount: MEMBERSHIP_FEE, ...standing }))
  const { results } = await api.must(membershipCalls.bulkCreate, { token, body })
  const refused = results.find(({ ok }) => !ok)
  if (refused) throw new Error(`The demo has a member who cannot be one: ${refused.message}`)
  const rest = { amountPaid: MEMBERSHIP_FEE, paidWith: { method: 'check' as const, note: '2241' } }
  await api.must(membershipCalls.update, { token, params: { id: results[IN_PARTS]!._id }, body: rest })
}
