import type { AnglerName } from '@ramplight/contract/people/users'
import type { Team } from '@ramplight/contract/registration/teams'

/** A team as the form has it: everybody who is named, the captain first, and who of them does what. */
export type TeamValues = {
  name: string | null
  alias: string | null
  club_name: string | null
  tour: string | null
  anglers: AnglerName[]
  boatCaptain: string | null
  sub: string | null
}

const captainFirst = ({ anglers, captain }: Team): AnglerName[] =>
  anglers
    .map(({ _id, first_name, last_name, city, state }) => ({ _id, first_name, last_name, city, state }))
    .toSorted((one, other) => Number(other._id === captain) - Number(one._id === captain))

export const teamValues = (team: Team | null, tour: string | null): TeamValues => ({
  name: team?.name ?? null,
  alias: team?.alias ?? null,
  club_name: team?.club_name ?? null,
  tour: team ? (team.tour ?? null) : tour,
  anglers: team ? captainFirst(team) : [],
  boatCaptain: team?.boatCaptain ?? null,
  sub: team?.sub ?? null,
})

/** As it is stored: the first is the captain, and the substitute is none of those who fish. */
export function writtenTeam({ anglers, boatCaptain, sub, ...words }: TeamValues) {
  const ids = anglers.map(({ _id }) => _id)
  const among = (id: string | null) => (id !== null && ids.includes(id) ? id : null)
  const users = ids.filter((id) => id !== among(sub))
  const [captain = null, ...coanglers] = users
  return { ...words, users, captain, coanglers, boatCaptain: among(boatCaptain), sub: among(sub) }
}
