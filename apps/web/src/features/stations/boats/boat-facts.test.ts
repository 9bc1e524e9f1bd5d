import { expect, test } from 'vitest'
import type { StationData } from '../frame/use-station-data.ts'
import { aBoat, aStation, fork } from '../testing/a-station.ts'
import { queueOf } from './boat-facts.ts'

const bag = (entry: string, at: string, periodIndex: number) => ({ _id: `${entry}-${at}`, entry, day: 0, periodIndex, at, weight: 82_000 })
const counted = (number: number, at: string) => ({ ...aBoat(`boat${number}`, number), bump: { day: 0, at, totalFish: 5 } })

test('who was weighed is out of the line; with sessions who was counted again is back in it', () => {
  const entries = [counted(1, '2027-06-12T15:00:00.000Z'), counted(2, '2027-06-12T17:00:00.000Z')]
  const weighed = [bag('boat1', '2027-06-12T15:10:00.000Z', 0), bag('boat2', '2027-06-12T15:12:00.000Z', 0)]
  const data = { ...aStation(entries as never), counted: weighed as never } as StationData
  const sessions = {
    ...data,
    tournament: { ...fork, settings: { ...fork.settings, weighInMode: 'intraday-multiple-sessions' } },
  } as StationData
  const line = (one: StationData) => queueOf(one, 0).map(({ boatNumber }) => boatNumber)
  expect([line(data), line(sessions)]).toEqual([[], [2]])
})
