import './tournament-results.writes.ts'
import '#features/tournaments/tournaments/tournaments.writes.ts'
import { tournamentResultCalls as calls } from '@ramplight/contract/results/tournament-results'
import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { expect, test } from 'vitest'
import { localCallOf } from '#platform/local/answers/local-calls.ts'
import { id } from '#platform/local-writes/testing/a-device.ts'
import { FORK, herTablet } from '#platform/local-writes/testing/a-ramp.ts'

test('without the server a result waits whole, under the id it will have, and promises no figures', async () => {
  const { changes, answer } = await herTablet().do(calls.create, { body: { _id: id(50), tournament: FORK, revision: 7 } })
  expect(changes).toEqual([
    { kind: 'call', call: 'finalize', tbl: 'tournaments', id: FORK, body: { _id: id(50), tournament: FORK, events: 0 } },
  ])
  expect(answer).toMatchObject({ _id: id(50), _rev: 0, dateFinalized: null, points: [], payouts: { payouts: [], paid: 0 } })
})

test('it says how much of the log its director knew, so that bags of others are not closed in unseen', async () => {
  const events = [1, 2, 3].map((n) => ({ _id: id(60 + n), tournament: FORK, weighIn: id(60 + n), kind: 'weigh' }))
  const elsewhere = { _id: id(70), tournament: id(9), weighIn: id(70), kind: 'weigh' }
  const tablet = herTablet({ more: { 'weigh-in-events': [...events, elsewhere] } })
  const { changes } = await tablet.do(calls.create, { body: { tournament: FORK } })
  expect(changes).toMatchObject([{ call: 'finalize', body: { events: 3 } }])
})

test('while there is a server, money is written by it and by nobody else', () => {
  for (const call of [calls.create, calls.remove]) expect(localCallOf(call)).toMatchObject({ kind: 'write', serverFirst: true })
})

test('what is final stays final, and what has not begun has no result', async () => {
  const final = { 'tournament-results': [{ _id: id(50), tournament: FORK, dateFinalized: '2027-06-12T22:00:00.000Z' }] }
  const finish = (tablet: ReturnType<typeof herTablet>) => tablet.do(calls.create, { body: { tournament: FORK } })
  await expect(finish(herTablet({ more: final }))).rejects.toMatchObject({ code: 'results.already-final' })
  await expect(finish(herTablet({ status: 'Open' }))).rejects.toMatchObject({ code: 'tournament.move-not-allowed' })
  const { changes } = await herTablet({ status: 'Completed', more: final }).do(calls.remove, { params: { id: id(50) } })
  expect(changes).toMatchObject([{ kind: 'call', call: 'reopen', id: FORK, body: { _id: id(50) } }])
})

test('while protests are open by the clock of the device, a result waits only with the reason why it does not', async () => {
  const tablet = herTablet()
  const protestsUntil = '2027-06-12T20:45:00.000Z'
  await tablet.do(tournamentCalls.update, { params: { id: FORK }, body: { protestsUntil } })
  await expect(tablet.do(calls.create, { body: { tournament: FORK } })).rejects.toMatchObject({ code: 'results.protests-open' })
  await expect(tablet.do(calls.create, { body: { tournament: FORK, early: ' ' } })).rejects.toMatchObject({ code: 'results.protests-open' })
  const { changes } = await tablet.do(calls.create, { body: { tournament: FORK, early: 'A storm is coming' } })
  expect(changes).toMatchObject([{ call: 'finalize', body: { early: 'A storm is coming' } }])
})
