import type { ApiClient } from '@ramplight/contract/kernel/api-client'
import { authCalls } from '@ramplight/contract/people/auth'
import { userCalls } from '@ramplight/contract/people/users'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { tourCalls } from '@ramplight/contract/tours/tours'
import type { Id } from '@ramplight/domain/kernel/ids'

const PASSWORD = 'Blast-off-at-5am!'
const ROOT = { first_name: 'Sam', last_name: 'Root', email: 'sam@lake.test', password: PASSWORD }
const DAY_MS = 86_400_000

export type ATournament = { director: Id; tour: Id; tournament: Id; signIn: () => Promise<string> }

export const setUp = (api: ApiClient, code: string) => api.must(authCalls.setup, { body: { ...ROOT, code } })

/** A director of their own with a tournament that is weighing, and its boats. */
export async function aTournament(api: ApiClient, boats: number): Promise<ATournament> {
  const tokenOf = async (email: string) => (await api.must(authCalls.login, { body: { email, password: PASSWORD } })).token!
  const email = `ana.${Math.random().toString(36).slice(2)}@lake.test`
  const { _id: director } = await api.must(userCalls.create, {
    token: await tokenOf(ROOT.email),
    body: { first_name: 'Ana', last_name: 'Castle', email, password: PASSWORD, userType: 'Director' },
  })
  const signIn = () => tokenOf(email)
  const token = await signIn()
  const { _id: tour } = await api.must(tourCalls.create, { token, body: { name: 'Lake Fork Trail' } })
  const { _id: tournament } = await api.must(tournamentCalls.create, {
    token,
    body: {
      name: 'Lake Fork #4',
      tour,
      location: 'Lake Fork',
      landing: 'Lake Fork Marina',
      street: '5004 Hwy 154',
      city: 'Alba',
      state: 'TX',
      zip: '75410',
      dateSpanType: 'single',
      tournamentDateForSingle: new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10),
      startTime: '06:00',
      endTime: '15:00',
      status: 'Open',
    },
  })
  await api.must(tournamentEntryCalls.importEntries, {
    token,
    body: {
      tournament,
      entries: Array.from({ length: boats }, (_, n) => ({
        angler1: { first_name: `Ray ${n}`, last_name: 'Hall' },
        status: 'Paid' as const,
      })),
    },
  })
  await api.must(tournamentCalls.update, { token, params: { id: tournament }, body: { status: 'In Progress' } })
  return { director, tour, tournament, signIn }
}
