import { expect, test } from 'vitest'
import type { StationData } from '../frame/use-station-data.ts'
import { aBoat, aStation, fork } from '../testing/a-station.ts'
import { periodByClock, periodLeader, queueOf } from './boat-facts.ts'

const bag = (entry: string, at: string, periodIndex: number) => ({ _id: `${entry}-${at}`, entry, day: 0, periodIndex, at, weight: 82_000 })
const counted = (number: number, at: string) => ({ ...aBoat(`boat${number}`, number), bump: { day: 0, at, totalFish: 5 } })

test('who was weighed is out of the line; with sessions, and with single fish, who was counted again is back in it', () => {
  const entries = [counted(1, '2027-06-12T15:00:00.000Z'), counted(2, '2027-06-12T17:00:00.000Z')]
  const weighed = [bag('boat1', '2027-06-12T15:10:00.000Z', 0), bag('boat2', '2027-06-12T15:12:00.000Z', 0)]
  const data = { ...aStation(entries as never), counted: weighed as never } as StationData
  const sessions = {
    ...data,
    tournament: { ...fork, settings: { ...fork.settings, weighInMode: 'intraday-multiple-sessions' } },
  } as StationData
  const line = (one: StationData) => queueOf(one, 0).map(({ boatNumber }) => boatNumber)
  const bigBass = { ...data, tournament: { ...fork, settings: { ...fork.settings, weighInMode: 'big-bass' } } } as StationData
  expect([line(data), line(sessions), line(bigBass)]).toEqual([[], [2], [2]])
})

test('a fish counts in the hour in which its boat came into the line, by the clock at the ramp; the biggest of the hour leads', () => {
  const periods = { start: '07:00', minutes: 60, count: 8 }
  const settings = { ...fork.settings, weighInMode: 'big-bass' as const, periods }
  const tournament = { ...fork, timezone: 'CST' as const, settings }
  const at = (clock: string) => periodByClock(tournament, Date.parse(`2027-06-12T${clock}:00.000Z`))
  expect([at('11:30'), at('12:59'), at('13:00'), at('19:59')]).toEqual([0, 0, 1, 7])
  expect(periodByClock(fork, Date.parse('2027-06-12T13:00:00.000Z'))).toBeNull()
  const fish = (boat: string, weight: number, periodIndex: number) => ({
    ...bag(boat, `2027-06-12T13:0${weight / 1000}`, periodIndex),
    weight,
  })
  const entries = [aBoat('boat1', 1), aBoat('boat2', 2)]
  const weighed = [fish('boat1', 5000, 1), fish('boat2', 7000, 1), fish('boat1', 9000, 2)]
  const data = { ...aStation(entries as never), tournament, counted: weighed as never } as StationData
  expect([periodLeader(data, 0, 1), periodLeader(data, 0, 3)]).toMatchObject([{ entry: { _id: 'boat2' }, bigFish: 7000 }, null])
})
