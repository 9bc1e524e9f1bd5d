import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentRaffleEntryCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import type { DemoStage } from './demo-stage.ts'

const TICKETS = 14

/**
 * Raffles at today's ramp. One is on sale: anglers of the field bought tickets, some twice, one by check, and two who only came to watch;
 * one ticket was given away. The other was drawn at the rules meeting; the first who was called was not there.
 */
export async function seedRaffle({ api }: DemoStage, token: string, tournament: string, people: string[]): Promise<void> {
  const make = async (name: string, description: string, cost: number) =>
    (await api.must(tournamentRaffleCalls.create, { token, body: { tournament, name, description, cost } }))._id
  const rod = await make('Redferne casting rod', 'Drawn after the last boat has weighed.', 5)
  const ofAnglers = Array.from({ length: TICKETS }, (_, index) => ({
    raffle: rod,
    user: people[(index * 3) % (TICKETS * 2)]!,
    ...(index === 4 && { paidWith: { method: 'check' as const, note: '2207' } }),
  }))
  const ofOthers = [
    { raffle: rod, entrant: 'Marge from the bait shop' },
    { raffle: rod, entrant: 'Ike, dock 4', paidWith: { method: 'free' as const, note: 'Lent his trailer' } },
  ]
  await api.must(tournamentRaffleEntryCalls.bulkCreate, { token, body: [...ofAnglers, ...ofOthers] })

  const cooler = await make('Cooler full of bait', 'Drawn at the rules meeting.', 2)
  const body = people.slice(0, TICKETS).map((user) => ({ _id: newId(), raffle: cooler, user }))
  await api.must(tournamentRaffleEntryCalls.bulkCreate, { token, body })
  const draw = (passOver: number | null) => api.must(tournamentRaffleCalls.draw, { token, params: { id: cooler }, body: { passOver } })
  await draw((await draw(null)).winningNumber)
}
