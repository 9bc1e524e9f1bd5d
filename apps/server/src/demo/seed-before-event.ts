import { documentCalls } from '@ramplight/contract/content/documents'
import { userCalls } from '@ramplight/contract/people/users'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { waiverAcceptanceCalls } from '@ramplight/contract/registration/waiver-acceptances'
import { calendarEventCalls } from '@ramplight/contract/tournaments/calendar-events'
import { groupCalls } from '@ramplight/contract/tournaments/groups'
import { tournamentInteractionCalls } from '@ramplight/contract/tournaments/tournament-interactions'
import { type Tournament, tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { fullName } from '@ramplight/domain/registration/full-name'
import type { DemoStage } from './demo-stage.ts'
import { putPaper } from './seed-documents.ts'
import { seedInvitation } from './seed-invitation.ts'
import { seedMessages } from './seed-messages.ts'

type Given = { tournament: Tournament; director: string; entered: string[]; others: string[]; at: Date }

const HOUR = 3_600_000
const PRE_REGISTERED_TEAMS = 3
/** What somebody who signs up can choose. */
const GROUPS = ['Seniors', 'Parent and child']
/** Teams of two that nobody of the club knows. */
const BY_QR = [
  {
    ...{ phone: '(903) 555-0142', first_name: 'Minh', last_name: 'Tran', partners: [{ first_name: 'Dan', last_name: 'Kim' }] },
    signs: { name: 'Minh Tran' },
  },
  // The number is that of Minh: the desk asks who it is.
  {
    ...{ phone: '(903) 555-0142', first_name: 'Ty', last_name: 'Okafor' },
    signs: { name: 'Ty Okafor' },
  },
  // She is 15: her mother signs.
  {
    ...{ phone: '(903) 555-0177', first_name: 'Zoe', last_name: 'Vega' },
    signs: { name: 'Zoe Vega', guardian: { name: 'Carla Vega', relation: 'Mother', phone: '(903) 555-0177' } },
  },
]
/** Of those who are entered: some have signed in and accepted, some signed on paper; the others have not yet, the first one among them. */
const ACCEPTED = 9
const ON_PAPER = 3
/** So many anglers have handed in the signed form. */
const SIGNED = 5
/** Of the ramp’s owner: the club’s own waiver is accepted on the screen. */
const RELEASE = 'North Cove Ramp release'
const INTERESTED = 4
const GOING = 5

const PAPER = [
  'I won’t hold North Cove Ramp liable for damage to my truck or trailer while it’s parked here.',
  'Signed: ____________________',
]

/** What happens around an event that takes sign-ups: who means to come, who is asked for what, what they are told. */
export async function seedBeforeEvent(stage: DemoStage, { tournament, director, entered, others, at }: Given): Promise<void> {
  const { api } = stage
  const { _id: id, startDate } = tournament
  const marks = [
    ...entered.slice(1, 1 + GOING).map((user) => ({ user, type: 'going' as const })),
    ...others.slice(-INTERESTED).map((user) => ({ user, type: 'interested' as const })),
  ]
  for (const [index, { user, type }] of marks.entries())
    await api.must(tournamentInteractionCalls.create, {
      token: await stage.anglerAt(user, new Date(at.getTime() - (marks.length - index) * HOUR)),
      body: { tournament: id, type },
    })

  const token = await stage.directorAt(at)
  await api.must(tournamentCalls.update, { token, params: { id }, body: { groups: GROUPS.map((name) => ({ name })) } })
  for (let team = 0; team < PRE_REGISTERED_TEAMS; team++) {
    const users = others.slice(team * 2, team * 2 + 2)
    // The first team says more of itself than who is in it.
    const said = team === 0 ? { boatCaptain: users[1]!, groups: GROUPS.slice(0, 1) } : {}
    await api.must(preRegistrationCalls.create, { token, body: { tournament: id, team: { users }, ...said } })
  }
  const { waiver } = await api.must(waiverAcceptanceCalls.waiver, { token, params: { id } })
  const { version } = waiver!
  // Nobody is signed in on the phones that scan the code at the tackle shop.
  for (const { signs, ...team } of BY_QR)
    await api.must(preRegistrationCalls.qrRegister, { body: { tournament: id, ...team, waiver: { version, ...signs } } })
  await acceptWaivers(stage, token, { tournament: id, version, entered })
  await api.must(groupCalls.create, {
    token,
    body: { name: 'Seniors', description: 'Both anglers 60 or older', tournament: id, potPercentageAllocatedToGroup: 10 },
  })
  const eve = Date.parse(`${startDate}T00:00:00.000Z`)
  await api.must(calendarEventCalls.create, {
    token,
    body: {
      title: 'Captains’ meeting',
      notes: 'At the ramp. Boat numbers and flights are read out.',
      start: new Date(eve).toISOString(),
      end: new Date(eve + HOUR).toISOString(),
      color: 'blue',
      tournament: id,
    },
  })
  const paper = await putPaper(stage, token, RELEASE, PAPER)
  for (const user of entered.slice(1, 1 + SIGNED))
    await api.must(documentCalls.create, { token, body: { label: RELEASE, path: paper, user, director, tournament: id } })
  await api.must(documentCalls.askGroup, {
    token,
    body: {
      ...{ tournament: id, audience: { of: 'all' }, label: RELEASE, path: paper, isRequired: true },
      requestedDocInfo: { text: 'Sign it and submit it before the captains’ meeting.' },
    },
  })
  await seedMessages(stage, id, entered, at)
  await seedInvitation(stage, tournament.tour!, at)
}

async function acceptWaivers(
  { api }: DemoStage,
  token: string,
  { tournament, version, entered }: { tournament: string; version: string; entered: string[] },
): Promise<void> {
  for (const [index, user] of entered.slice(1, 1 + ACCEPTED).entries()) {
    const name = fullName(await api.must(userCalls.get, { token, params: { id: user } }))
    const onPaper = index < ON_PAPER
    await api.must(waiverAcceptanceCalls.accept, { token, body: { tournament, user, version, name, onPaper } })
  }
}
