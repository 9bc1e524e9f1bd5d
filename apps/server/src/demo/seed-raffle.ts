import { tournamentRaffleEntryCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import type { DemoStage } from './demo-stage.ts'

const TICKETS = 14

/** A raffle at today's ramp: anglers of the field, some twice, and two who only came to watch. Nobody has been drawn yet. */
export async function seedRaffle({ api }: DemoStage, token: string, tournament: string, people: string[]): Promise<void> {
  const { _id: raffle } = await api.must(tournamentRaffleCalls.create, {
    token,
    body: { tournament, name: 'Redferne casting rod', description: 'Drawn after the last boat has weighed.', cost: 5 },
  })
  const ofAnglers = Array.from({ length: TICKETS }, (_, index) => ({ raffle, user: people[(index * 3) % (TICKETS * 2)]! }))
  const ofOthers = ['Marge from the bait shop', 'Ike, dock 4'].map((entrant) => ({ raffle, entrant }))
  await api.must(tournamentRaffleEntryCalls.bulkCreate, { token, body: [...ofAnglers, ...ofOthers] })
}
