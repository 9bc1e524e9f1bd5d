import type { World } from '../a-world.ts'

/** For nobody in particular: an angler has points of an entry once. */
const pointsOf = (tournament: string, records: Record<string, string>) => ({ tournament, entry: records['tournament-entries'], points: 5 })

/** Bodies whose right depends on more than the names of their fields tell: what they name is all of one world. */
export const BODIES: Record<string, (world: World) => unknown> = {
  'tournament-entries.create': ({ tournament, user }) => ({ tournament, users: [user] }),
  'tournament-entries.bulkCreate': ({ tournament, user }) => [{ tournament, users: [user] }],
  'season-event-point-distributions.create': ({ tournament, records }) => pointsOf(tournament, records),
  'season-event-point-distributions.bulkCreate': ({ tournament, records }) => [pointsOf(tournament, records)],
  'tournament-raffle-entries.create': ({ records, user }) => ({ raffle: records['tournament-raffles'], user }),
  'tournament-raffle-entries.bulkCreate': ({ records, user }) => [{ raffle: records['tournament-raffles'], user }],
  'credit-transactions.create': ({ records }) => ({ bank: records['director-credit-banks'], amount: 1 }),
  'credit-transactions.bulkCreate': ({ records }) => [{ bank: records['director-credit-banks'], amount: 1 }],
  'accounts.create': () => ({ name: 'Mine', type: 'Card', email: 'mine@lake.test' }),
  'tournament-results.bulkUpdate': ({ finished, records }) => [{ _id: records['tournament-results'], tournament: finished }],
}
