import { refused } from '../kernel/errors.ts'
import type { Id } from '../kernel/ids.ts'

/** What a team says of itself beside who fishes: who steers, who fishes when one of them cannot, and the groups it is in. */
export type CrewRoles = { boatCaptain: Id | null; sub: Id | null; groups: string[] }

type Given = { boatCaptain?: Id | null | undefined; sub?: Id | null | undefined; groups?: readonly string[] | undefined }

/** What is left of it for these anglers: who has left the boat steers it no more, and who fishes in it is no substitute. */
export const rolesFor = (users: readonly Id[], { boatCaptain, sub, groups = [] }: Given): CrewRoles => ({
  boatCaptain: boatCaptain && users.includes(boatCaptain) ? boatCaptain : null,
  sub: sub && !users.includes(sub) ? sub : null,
  groups: [...groups],
})

/** Everybody whose name a boat or a team shows: who fishes, and who stands by. */
export const peopleOf = ({ users, sub }: { users: readonly Id[]; sub?: Id | null | undefined }): Id[] =>
  sub ? [...users, sub] : [...users]

/** What a team is signed up with fits its boat and its tournament. `before`: what is stored already is not asked again. */
export function refuseRoles(
  { users, boatCaptain, sub, groups = [] }: Given & { users: readonly Id[] },
  tournament: { groups: readonly { name: string }[] },
  before: readonly string[] = [],
): void {
  if (boatCaptain && !users.includes(boatCaptain)) throw refused('registration.captain-ashore')
  if (sub && users.includes(sub)) throw refused('registration.sub-on-board')
  const known = new Set([...tournament.groups.map(({ name }) => name), ...before])
  const strange = groups.find((group) => !known.has(group))
  if (strange !== undefined) throw refused('registration.group-unknown', { group: strange })
}
