import type { AnglerName } from '@ramplight/contract/people/users'
import type { Team } from '@ramplight/contract/registration/teams'

/** A team as the form has it: everybody who is named, and who of them does what. */
export type TeamValues = {
  name: string | null
  alias: string | null
  club_name: string | null
  tour: string | null
  anglers: AnglerName[]
  captain: string | null
  boatCaptain: string | null
  sub: string | null
}

export const teamValues = (team: Team | null, tour: string | null): TeamValues => ({
  name: team?.name ?? null,
  alias: team?.alias ?? null,
  club_name: team?.club_name ?? null,
  tour: team ? (team.tour ?? null) : tour,
  anglers: team ? team.anglers.map(({ _id, first_name, last_name, city, state }) => ({ _id, first_name, last_name, city, state })) : [],
  captain: team?.captain ?? null,
  boatCaptain: team?.boatCaptain ?? null,
  sub: team?.sub ?? null,
})

/** As it is stored: the substitute is none of the two or more who fish, and the first of them is the captain unless said otherwise. */
export function writtenTeam({ anglers, captain, boatCaptain, sub, ...words }: TeamValues) {
  const ids = anglers.map(({ _id }) => _id)
  const among = (id: string | null) => (id !== null && ids.includes(id) ? id : null)
  const users = ids.filter((id) => id !== among(sub))
  const first = among(captain) ?? users[0] ?? null
  return {
    ...words,
    users,
    captain: first,
    coanglers: users.filter((id) => id !== first),
    boatCaptain: among(boatCaptain),
    sub: among(sub),
  }
}
