import type { WireBodyOf } from '@ramplight/contract/kernel/endpoint'
import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import type { Person, TestServer } from '#platform/testing/test-server'
import { tours } from '../../tours/tours/tours.table.ts'
import { withCoDirectors } from './with-co-directors.ts'

type Form = WireBodyOf<typeof tournamentCalls.create>

/** A tour of a director, put straight into the database. */
export async function aTour(ramp: TestServer, director: Person, name = 'Lake Fork Trail'): Promise<string> {
  const at = new Date().toISOString()
  const id = newId()
  await ramp.db.insert(tours).values({ id, createdAt: at, updatedAt: at, name, director: director.id })
  return id
}

/** A form with everything that is required. */
export const aForm = (tour: string, more: Partial<Form> = {}): Form => ({
  tour,
  name: 'Lake Fork Open',
  location: 'Lake Fork',
  landing: 'Lake Fork Marina',
  street: '5004 FM 2946',
  city: 'Emory',
  state: 'TX',
  zip: '75440',
  dateSpanType: 'single',
  tournamentDateForSingle: '2027-06-12',
  startTime: '06:00',
  endTime: '15:00',
  status: 'Open',
  ...more,
})

/** A tournament made over HTTP; its co-directors have said yes. */
export async function aTournament(ramp: TestServer, director: Person, tour: string, { coDirectors = [], ...more }: Partial<Form> = {}) {
  const { body, error } = await ramp.call(tournamentCalls.create, { as: director, body: aForm(tour, more) })
  if (!body) throw new Error(error.message)
  if (coDirectors.length) await withCoDirectors(ramp, body._id, coDirectors)
  return { ...body, coDirectors }
}
