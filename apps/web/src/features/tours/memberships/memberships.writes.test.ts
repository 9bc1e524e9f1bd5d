import './memberships.writes.ts'
import { membershipCalls as calls } from '@ramplight/contract/tours/memberships'
import { expect, test } from 'vitest'
import { id } from '#platform/local-writes/testing/a-device.ts'
import { ANA, herTablet, JO, RAY, TESS, TOUR } from '#platform/local-writes/testing/a-ramp.ts'

const [SEASON, OTHERS, RAYS] = [id(90), id(91), id(95)] as const
const year = { startDate: '2027-01-01', endDate: '2027-12-31' }
const seasons = [
  { _id: SEASON, name: '2027', ...year, director: ANA, tour: TOUR, membershipFee: 75.5 },
  { _id: OTHERS, name: 'Rivals', ...year, director: id(9), tour: null },
]
const rays = { _id: RAYS, season: SEASON, user: RAY, tour: TOUR, active: true, approved: false, amount: 75.5, amountPaid: 0 }
const BUYS = (cents: number) => [{ item: 'membership', cents, times: 0, charged: 0 }]
const tablet = () => herTablet({ more: { seasons, memberships: [rays] } })

test('without a network a director adds several members at the fee of the season; who is one already stays as they are', async () => {
  const members = [{ user: TESS }, { user: RAY }, { user: id(99) }, { user: JO, amountPaid: 7550, paidWith: { method: 'cash' as const } }]
  const body = members.map((one, n) => ({ _id: id(70 + n), season: SEASON, ...one }))
  const { changes, answer } = await tablet().do(calls.bulkCreate, { body })
  expect(answer.results.map(({ code }) => code)).toEqual([undefined, 'membership.exists', 'reference.unknown', undefined])
  expect(changes).toMatchObject([
    { kind: 'create', id: id(70), doc: { user: TESS }, shown: { amount: 75.5, amountPaid: 0, approved: true, active: true, tour: TOUR } },
    {
      kind: 'create',
      id: id(73),
      doc: { user: JO },
      shown: { amount: 75.5, amountPaid: 75.5, paidWith: { method: 'cash' } },
    },
  ])
  const [, { doc }] = changes as unknown as [unknown, { doc: { paymentLog: object; amountPaid?: number } }]
  expect([doc.amountPaid, Object.values(doc.paymentLog)]).toMatchObject([undefined, [{ act: 'make', method: 'cash', buys: BUYS(75.5) }]])
})

test('who waits is let in, and what they paid is written down; a season of somebody else is left alone', async () => {
  const { changes } = await tablet().do(calls.bulkUpdate, { body: [{ _id: RAYS, approved: true, _rev: 1 }] })
  expect(changes).toEqual([{ kind: 'edit', tbl: 'memberships', id: RAYS, patch: { approved: true }, seen: 1 }])
  const paid = { amountPaid: 7550, paidWith: { method: 'check' as const, note: '1042' } }
  const done = await tablet().do(calls.update, { params: { id: RAYS }, body: paid })
  expect(done.answer).toMatchObject(paid)
  // What goes to the server is the payment; the totals are shown until it has heard of it.
  const [edit] = done.changes as unknown as [{ patch: { paymentLog: object }; shown: object }]
  expect(Object.keys(edit.patch)).toEqual(['paymentLog'])
  expect([Object.values(edit.patch.paymentLog), edit.shown]).toMatchObject([
    [{ act: 'make', method: 'check', note: '1042', seen: [], buys: BUYS(75.5) }],
    { amountPaid: 75.5, paidWith: paid.paidWith },
  ])
  await expect(tablet().do(calls.create, { body: { season: OTHERS, user: TESS } })).rejects.toMatchObject({ code: 'access.forbidden' })
  await expect(tablet().do(calls.bulkCreate, { body: [{ season: OTHERS, user: TESS }] })).rejects.toMatchObject({
    code: 'access.forbidden',
  })
  await expect(tablet().do(calls.create, { body: { season: SEASON, user: RAY } })).rejects.toMatchObject({ code: 'membership.exists' })
})

test('what another station wrote since is not overwritten by a list that was shown before it', async () => {
  const newer = herTablet({ more: { seasons, memberships: [{ ...rays, amountPaid: 20, _rev: 2 }] } })
  const { changes, answer } = await newer.do(calls.bulkUpdate, { body: [{ _id: RAYS, amountPaid: 7550, _rev: 1 }] })
  expect([changes, answer.results.map(({ code }) => code)]).toEqual([[], ['record.stale']])
})
