import './crew-waivers.local.ts'
import './crew-waivers.writes.ts'
import { waiverAcceptanceCalls as calls } from '@ramplight/contract/registration/waiver-acceptances'
import { expect, test } from 'vitest'
import { type LocalRead, localCallOf } from '#platform/local/answers/local-calls.ts'
import { id } from '#platform/local-writes/testing/a-device.ts'
import { FORK, herTablet, JO, RAY } from '#platform/local-writes/testing/a-ramp.ts'

const OWN_RISK = 'I fish at my own risk.'

function atTheRamp(more: object[] = [], waiver = OWN_RISK) {
  const fork = herTablet().row('tournaments', FORK)!
  const tablet = herTablet({ more: { tournaments: [{ ...fork, settings: { registration: { waiver } } }], 'waiver-acceptances': more } })
  const read = (endpoint: typeof calls.accepted | typeof calls.waiver) =>
    (localCallOf(endpoint) as LocalRead<typeof endpoint>).answer({ params: { id: FORK } } as never, tablet.local)
  const accepted = async () => (await read(calls.accepted)) as { user: string; isCurrent: boolean; how: string }[]
  const version = async () => ((await read(calls.waiver)) as { waiver: { version: string; text: string } }).waiver.version
  return { tablet, accepted, version, read }
}

test('Ray accepts on the director’s tablet without a network, Jo has signed on paper, and the list has both', async () => {
  const { tablet, accepted, version } = atTheRamp()
  const said = { tournament: FORK, version: await version() }
  const here = await tablet.do(calls.accept, { body: { ...said, _id: id(70), user: RAY, name: 'Ray Hall' } })
  expect(here.changes).toMatchObject([
    { kind: 'create', tbl: 'waiver-acceptances', id: id(70), doc: { tournament: FORK, user: RAY, name: 'Ray Hall', how: 'device' } },
  ])
  expect(here.answer).toMatchObject({ _id: id(70), isCurrent: true })
  await tablet.do(calls.accept, { body: { ...said, user: JO, name: 'Jo Reyes', onPaper: true } })
  expect(await accepted()).toMatchObject([
    { user: RAY, isCurrent: true, how: 'device' },
    { user: JO, isCurrent: true, how: 'paper' },
  ])
  const again = await tablet.do(calls.accept, { body: { ...said, user: RAY, name: 'Ray Hall' } })
  expect([again.changes, again.answer._id]).toEqual([[], id(70)])
})

test('the wording has the version that the server gives it; an older one is another', async () => {
  // The server’s own test of its synced waivers has the same words and the same version.
  const older = {
    _id: id(71),
    tournament: FORK,
    user: RAY,
    version: id(7),
    number: 1,
    name: 'Ray Hall',
    signedAt: '2027-05-01T12:00:00.000Z',
  }
  const { accepted, version } = atTheRamp([{ ...older, how: 'angler', guardian: null }])
  expect(await version()).toBe('295a3d94a84987d02e931e08')
  expect(await accepted()).toMatchObject([{ user: RAY, isCurrent: false }])
})

test('what an angler signed is not taken back here, what was marked by mistake is', async () => {
  const one = { tournament: FORK, version: id(7), number: 1, name: 'Ray Hall', signedAt: '2027-05-01T12:00:00.000Z', guardian: null }
  const { tablet } = atTheRamp([
    { ...one, _id: id(71), user: RAY, how: 'angler' },
    { ...one, _id: id(72), user: JO, how: 'paper' },
  ])
  await expect(tablet.do(calls.takeBack, { params: { id: id(71) } })).rejects.toMatchObject({ code: 'waiver.theirs' })
  expect((await tablet.do(calls.takeBack, { params: { id: id(72) } })).changes).toEqual([
    { kind: 'delete', tbl: 'waiver-acceptances', id: id(72) },
  ])
})

test('without a waiver, and of a wording that has changed meanwhile, nothing is kept', async () => {
  const accept = { tournament: FORK, user: RAY, name: 'Ray Hall', version: id(7) }
  await expect(atTheRamp([], '').tablet.do(calls.accept, { body: accept })).rejects.toMatchObject({ code: 'waiver.none' })
  await expect(atTheRamp().tablet.do(calls.accept, { body: accept })).rejects.toMatchObject({ code: 'waiver.changed' })
})
