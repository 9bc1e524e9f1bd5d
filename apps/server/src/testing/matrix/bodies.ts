import type { World } from '../a-world.ts'

/** Bodies whose right depends on more than the names of their fields tell: what they name is all of one world. */
export const BODIES: Record<string, (world: World) => unknown> = {
  'tournament-entries.create': ({ tournament, user }) => ({ tournament, users: [user] }),
  'tournament-entries.bulkCreate': ({ tournament, user }) => [{ tournament, users: [user] }],
  'tournament-results.bulkUpdate': ({ finished, records }) => [{ _id: records['tournament-results'], tournament: finished }],
}
