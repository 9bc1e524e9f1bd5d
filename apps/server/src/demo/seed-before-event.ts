import { documentCalls } from '@ramplight/contract/content/documents'
import { preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { calendarEventCalls } from '@ramplight/contract/tournaments/calendar-events'
import { groupCalls } from '@ramplight/contract/tournaments/groups'
import { tournamentInteractionCalls } from '@ramplight/contract/tournaments/tournament-interactions'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import type { DemoStage } from './demo-stage.ts'
import { putPaper } from './seed-documents.ts'
import { seedMessages } from './seed-messages.ts'

type Given = { tournament: Tournament; director: string; entered: string[]; others: string[]; at: Date }

const HOUR = 3_600_000
const PRE_REGISTERED_TEAMS = 3
/** Teams of two that nobody of the club knows. */
const BY_QR = [
  { phone: '(903) 555-0142', first_name: 'Minh', last_name: 'Tran', partners: [{ first_name: 'Dan', last_name: 'Kim' }] },
  { phone: '(903) 555-0177', first_name: 'Zoe', last_name: 'Vega' },
]
const INTERESTED = 4
const GOING = 5

const WAIVER = ['I fish at my own risk and wear a life jacket while the big engine runs.', 'Signed: ____________________']

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
  for (let team = 0; team < PRE_REGISTERED_TEAMS; team++)
    await api.must(preRegistrationCalls.create, { token, body: { tournament: id, team: { users: others.slice(team * 2, team * 2 + 2) } } })
  // Nobody is signed in on the phones that scan the code at the tackle shop.
  for (const team of BY_QR) await api.must(preRegistrationCalls.qrRegister, { body: { tournament: id, ...team } })
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
  const waiver = await putPaper(stage, token, 'Liability waiver', WAIVER)
  await api.must(documentCalls.create, {
    token,
    body: {
      label: 'Liability waiver',
      path: waiver,
      isRequired: true,
      user: entered[0]!,
      director,
      tournament: id,
      requestedDocInfo: { text: 'Sign it and hand it in before the captains’ meeting.' },
    },
  })
  await seedMessages(stage, id, entered, at)
}
