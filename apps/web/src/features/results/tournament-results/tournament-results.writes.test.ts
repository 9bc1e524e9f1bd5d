import { tournamentResultCalls as calls } from '@ramplight/contract/results/tournament-results'
import { expect, test } from 'vitest'
import { localCallOf } from '#platform/local/local-calls.ts'
import { id } from '../../local-writes/testing/a-device.ts'
import { FORK, herTablet } from '../../local-writes/testing/a-ramp.ts'

test('without the server a result waits whole, under the id it will have, and promises no figures', async () => {
  const { changes, answer } = await herTablet().do(calls.create, { body: { _id: id(50), tournament: FORK, revision: 7 } })
  expect(changes).toEqual([{ kind: 'call', call: 'finalize', tbl: 'tournaments', id: FORK, body: { _id: id(50), tournament: FORK } }])
  expect(answer).toMatchObject({ _id: id(50), _rev: 0, dateFinalized: null, points: [], payouts: { payouts: [], paid: 0 } })
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
