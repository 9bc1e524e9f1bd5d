/** What is asked of a boat to know whom a message goes to. */
export type BoatFacts = {
  users: readonly string[]
  status: string
  freeEntry: boolean
  flight: string | null
  checkedInAt: string | null
  disqualified: boolean
  /** It has a weigh-in that counts. */
  hasWeighed: boolean
  /** The final results pay it something: a place or a pot. */
  isPaidOut: boolean
  /** Everything that it had paid went back to it: nothing is asked of it. */
  isRefunded: boolean
}

type BoatRule = (boat: BoatFacts, flight: string | null) => boolean

/** Which boats of a tournament a message is for. Who is out of it is not asked to check in or to weigh. */
const OF_BOATS = {
  all: () => true,
  unpaid: ({ status, freeEntry, isRefunded }) => status !== 'Paid' && !freeEntry && !isRefunded,
  flight: (boat, flight) => flight !== null && boat.flight === flight,
  'not-checked-in': ({ checkedInAt, disqualified }) => checkedInAt === null && !disqualified,
  'not-weighed': ({ hasWeighed, disqualified }) => !hasWeighed && !disqualified,
  winners: ({ isPaidOut }) => isPaidOut,
} satisfies Record<string, BoatRule>

export type BoatAudience = keyof typeof OF_BOATS
export const BOAT_AUDIENCES = Object.keys(OF_BOATS) as BoatAudience[]
/** Everybody whom a director can write to at once: some boats of a tournament, or the members of a season. */
export const AUDIENCES = [...BOAT_AUDIENCES, 'season-members'] as const
export type Audience = (typeof AUDIENCES)[number]

const eachOnce = (people: readonly string[]): string[] => [...new Set(people)]

/** The anglers of the boats that a message is for, each once, in the order of the boats. */
export const anglersOf = (audience: BoatAudience, boats: readonly BoatFacts[], flight: string | null = null): string[] =>
  eachOnce(boats.filter((boat) => (OF_BOATS[audience] as BoatRule)(boat, flight)).flatMap(({ users }) => users))

/** The members of a season that a message is for: those who are members now. */
export const membersIn = (members: readonly { user: string; active: boolean }[]): string[] =>
  eachOnce(members.flatMap(({ user, active }) => (active ? [user] : [])))
