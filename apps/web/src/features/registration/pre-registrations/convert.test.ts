import '../tournament-entries/tournament-entries.writes.ts'
import './pre-registrations.writes.ts'
import { tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { type PreRegistration, preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { expect, test } from 'vitest'
import { id, NOW } from '#platform/local-writes/testing/a-device.ts'
import { FORK, herTablet, JO, RAY } from '#platform/local-writes/testing/a-ramp.ts'
import { boatOf } from './convert.ts'
import { waitingAmong } from './waiting.ts'

const team = (n: number, users: string[], more: Partial<PreRegistration> = {}): PreRegistration => ({
  ...{ _id: id(n), _rev: 1, createdAt: NOW, updatedAt: NOW, tournament: FORK, team: { users } },
  ...{ converted: false, onWaitingList: false, pots: [], groups: [], anglers: [], byQr: true, number: n },
  ...more,
})
const fork = {
  _id: FORK,
  settings: { payout: { bigFishEnabled: true, sidePot: true } },
  bigfishpots: [{ _id: id(71), entryFee: 1000 }],
  sidepots: [{ _id: id(72), entryFee: 2000 }],
} as unknown as Tournament

test('a team becomes a boat under its own id, in the pots that it wanted, and pays later', () => {
  expect(boatOf(team(40, [id(15), id(16)]), fork)).toEqual({ _id: id(40), tournament: FORK, users: [id(15), id(16)] })
  expect(boatOf(team(40, [id(15)], { pots: [id(72), id(99)] }), fork)).toMatchObject({
    inBigFishPot: false,
    inSidePot: true,
    sidePotBigFishEntries: [{ user: id(15), sidePotIds: [id(72)], bigFishPotIds: [] }],
  })
})

test('who is entered under that id waits no more, also before the server has said so; the newest stands first', () => {
  const all = [team(40, [id(15)]), team(41, [id(16)]), team(42, [id(17)], { converted: true }), team(43, [id(18)])]
  expect(waitingAmong(all, [{ _id: id(41) }]).map(({ number }) => number)).toEqual([43, 40])
})

test('without a network all are converted at once, each for itself; the second press changes nothing', async () => {
  const tablet = herTablet({ status: 'Open' })
  const body = [boatOf(team(40, [id(15)]), fork), boatOf(team(41, [RAY]), fork)]
  const { changes, answer } = await tablet.do(tournamentEntryCalls.bulkCreate, { body })
  expect(changes).toMatchObject([{ kind: 'create', tbl: 'tournament-entries', id: id(40) }])
  expect(answer.results.map(({ _id, ok, code }) => [_id, ok, code])).toEqual([
    [id(40), true, undefined],
    [id(41), false, 'entry.angler-twice'],
  ])
  expect((await tablet.do(tournamentEntryCalls.bulkCreate, { body: body.slice(0, 1) })).changes).toEqual([])
})

test('a team that does not come is taken back by who runs the tournament', async () => {
  const tablet = herTablet({ status: 'Open', more: { 'tournament-pre-registrations': [team(40, [JO])] } })
  const take = () => tablet.do(preRegistrationCalls.remove, { params: { id: id(40) } })
  expect((await take()).changes).toEqual([{ kind: 'delete', tbl: 'tournament-pre-registrations', id: id(40) }])
  await expect(take()).rejects.toMatchObject({ code: 'record.not-found' })
})
