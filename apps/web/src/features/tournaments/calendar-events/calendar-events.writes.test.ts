import './calendar-events.local.ts'
import './calendar-events.writes.ts'
import { calendarEventCalls as calls } from '@ramplight/contract/tournaments/calendar-events'
import { expect, test } from 'vitest'
import { type LocalRead, localCallOf } from '#platform/local/answers/local-calls.ts'
import { aDevice, id } from '#platform/local-writes/testing/a-device.ts'
import { ANA, FORK, herTablet, TOUR } from '#platform/local-writes/testing/a-ramp.ts'

const [OWN, OF_FORK, OF_A_STRANGER, FAR] = [id(80), id(81), id(82), id(83)] as const
const BO = id(9)
const START = '2027-06-12T00:00:00.000Z'
const events = [
  { _id: OWN, title: 'Haul the trailer', user: ANA, allDay: true, start: START },
  { _id: OF_FORK, title: 'Fog', type: 'Delayed Start', hours: 2, user: ANA, tournament: FORK, start: START },
  { _id: OF_A_STRANGER, title: 'Dentist', user: BO, start: START },
]
const tablet = () => herTablet({ more: { 'calendar-events': events } })
const change = (event: string, body: object) => tablet().do(calls.update, { params: { id: event }, body })

test('without a network a director plans an event; it is theirs', async () => {
  const { changes, answer } = await tablet().do(calls.create, { body: { _id: id(70), title: 'Scale check', user: BO } })
  expect(changes).toMatchObject([{ kind: 'create', tbl: 'calendar-events', id: id(70), shown: { title: 'Scale check', user: ANA } }])
  expect(answer).toMatchObject({ title: 'Scale check', user: ANA })
})

test('a Delayed Start without hours is refused at once, also when a change makes it one', async () => {
  const refused = { code: 'calendar.hours-required' }
  await expect(tablet().do(calls.create, { body: { title: 'Fog', type: 'Delayed Start' } })).rejects.toMatchObject(refused)
  await expect(change(OWN, { type: 'Early Release' })).rejects.toMatchObject(refused)
  await expect(change(OF_FORK, { hours: null })).rejects.toMatchObject(refused)
  expect((await change(OF_FORK, { title: 'Thick fog' })).answer).toMatchObject({ title: 'Thick fog', hours: 2 })
  await expect(change(OWN, { end: '2027-06-11T00:00:00.000Z' })).rejects.toMatchObject({ code: 'calendar.end-before-start' })
})

test('what is somebody else’s is left alone, and nobody puts an event to a tournament that is not theirs', async () => {
  await expect(change(OF_A_STRANGER, { title: 'Mine' })).rejects.toMatchObject({ code: 'access.forbidden' })
  await expect(tablet().do(calls.remove, { params: { id: OF_A_STRANGER } })).rejects.toMatchObject({ code: 'access.forbidden' })
  await expect(change(OWN, { tournament: FAR })).rejects.toMatchObject({ code: 'reference.unknown' })
  const theirs = { _id: FAR, name: 'Rivals', director: BO, coDirectors: [], tour: id(98), status: 'Open' }
  const both = herTablet({ more: { 'calendar-events': events, tournaments: [theirs] } })
  await expect(both.do(calls.update, { params: { id: OWN }, body: { tournament: FAR } })).rejects.toMatchObject({
    code: 'access.forbidden',
  })
})

test('the list shows one’s own and those of tournaments one runs, and nothing of another person', async () => {
  const tournament = { _id: FORK, director: ANA, coDirectors: [], tour: TOUR, status: 'Draft', tournamentDates: ['2027-06-12'] }
  const rows = { tournaments: [tournament], 'calendar-events': events }
  const shown = async (user: string) => {
    const { local } = aDevice({ _id: user }, rows)
    const list = await (localCallOf(calls.list) as LocalRead<typeof calls.list>).answer({} as never, local)
    return list.map(({ _id }) => _id)
  }
  expect([await shown(ANA), await shown(BO)]).toEqual([[OWN, OF_FORK], [OF_A_STRANGER]])
})
