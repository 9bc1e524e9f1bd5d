import './users.writes.ts'
import '../../tours/seasons/seasons.writes.ts'
import '../../tournaments/species/species.writes.ts'
import '../../payouts/payout-structures/payout-structures.writes.ts'
import { payoutStructureCalls } from '@ramplight/contract/payouts/payout-structures'
import { userCalls as calls } from '@ramplight/contract/people/users'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { seasonCalls } from '@ramplight/contract/tours/seasons'
import { expect, test } from 'vitest'
import { localCallOf } from '#platform/local/answers/local-calls.ts'
import { id } from '#platform/local-writes/testing/a-device.ts'
import { ANA, herTablet, JO, RAY, TOUR } from '#platform/local-writes/testing/a-ramp.ts'

test('a walk-up angler is a name and keeps the id that this device gave', async () => {
  const { changes, answer } = await herTablet().do(calls.create, {
    body: { _id: id(15), first_name: 'Dan', last_name: '', userType: 'Angler' },
  })
  expect(changes).toMatchObject([{ kind: 'create', tbl: 'users', id: id(15), doc: { first_name: 'Dan' } }])
  expect(answer).toMatchObject({ _id: id(15), userType: 'Angler', active: true, isAssistant: false, director: ANA })
})

test('who comes a second time with name and phone is who is in the book', async () => {
  const { changes, answer } = await herTablet().do(calls.create, {
    body: { _id: id(15), first_name: 'ray', last_name: 'Hall', phone: '(903) 555-0142' },
  })
  expect(changes).toEqual([])
  expect(answer._id).toBe(RAY)
})

test('father and son share a name and the family’s phone: with an e-mail of his own the son is somebody new', async () => {
  const father = { _id: RAY, first_name: 'Ray', last_name: 'Hall', phone: '9035550142', email: 'senior@example.com', userType: 'Angler' }
  const { changes, answer } = await herTablet({ more: { users: [father] } }).do(calls.create, {
    body: { _id: id(15), first_name: 'Ray', last_name: 'Hall', phone: '(903) 555-0142', email: 'junior@example.com' },
  })
  expect(changes).toMatchObject([{ kind: 'create', tbl: 'users', id: id(15), doc: { phone: '9035550142', email: 'junior@example.com' } }])
  expect(answer._id).toBe(id(15))
})

test('another person does not take Jo’s e-mail', async () => {
  const tablet = herTablet()
  const taken = { first_name: 'Kim', last_name: 'Odom', email: 'jo@example.com' }
  await expect(tablet.do(calls.create, { body: taken })).rejects.toMatchObject({ code: 'account.email-taken' })
  await expect(tablet.do(calls.update, { params: { id: RAY }, body: { email: 'jo@example.com' } })).rejects.toMatchObject({
    code: 'account.email-taken',
  })
  const own = await tablet.do(calls.update, { params: { id: JO }, body: { phone: '903-555-0199' } })
  expect(own.changes).toEqual([{ kind: 'edit', tbl: 'users', id: JO, patch: { phone: '9035550199' } }])
})

test('a password is never kept on this device: it goes to the server or nowhere', async () => {
  const tablet = herTablet({ more: { users: [{ _id: ANA, first_name: 'Ana', last_name: 'Castle', userType: 'Director' }] } })
  const update = (body: object) => tablet.do(calls.update, { params: { id: ANA }, body })
  await expect(update({ password: 'Str0ng!Pass' })).rejects.toMatchObject({ code: 'sync.online-only' })
})

test('a season begins before it ends, and hangs on a tour of Ana’s', async () => {
  const tablet = herTablet()
  const season = { _id: id(90), name: '2027 Trail', tour: TOUR, startDate: '2027-01-01', endDate: '2027-12-31', membershipFee: 5000 }
  const { answer } = await tablet.do(seasonCalls.create, { body: season })
  expect(answer).toMatchObject({ director: ANA, createdBy: ANA, membershipFee: 5000 })
  await expect(tablet.do(seasonCalls.create, { body: { ...season, _id: id(91), endDate: '2026-01-01' } })).rejects.toMatchObject({
    code: 'request.invalid',
    details: [{ path: 'endDate', message: 'must not be before the start date' }],
  })
  await expect(tablet.do(seasonCalls.create, { body: { ...season, _id: id(92), tour: id(99) } })).rejects.toMatchObject({
    code: 'reference.unknown',
  })
})

test('species and payout tables of her own come and go; those of everybody stay', async () => {
  const tablet = herTablet({ more: { species: [{ _id: id(95), name: 'Largemouth Bass', waterType: 'Freshwater', systemDefault: true }] } })
  const made = await tablet.do(speciesCalls.create, { body: { _id: id(96), name: 'Spotted Bass', waterType: 'Freshwater' } })
  expect(made.answer).toMatchObject({ director: ANA, systemDefault: false })
  expect((await tablet.do(speciesCalls.remove, { params: { id: id(96) } })).changes).toEqual([
    { kind: 'delete', tbl: 'species', id: id(96) },
  ])
  await expect(tablet.do(speciesCalls.remove, { params: { id: id(95) } })).rejects.toMatchObject({ code: 'access.forbidden', status: 403 })
  const table = { _id: id(97), name: 'One in five', tables: [{ places: 1, percentages: [{ place: 1, percentage: 100 }] }] }
  expect((await tablet.do(payoutStructureCalls.create, { body: table })).answer).toMatchObject({ name: 'One in five', director: ANA })
})

test('a new species waits three seconds for the server, a new payout table as long as any other save', () => {
  expect(localCallOf(speciesCalls.create)?.timeoutMs).toBe(3000)
  expect(localCallOf(payoutStructureCalls.create)?.timeoutMs).toBeUndefined()
})
