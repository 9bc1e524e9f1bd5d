import { LARGEST_CREW } from './crew-size.ts'

/** Who is what in a team, as far as its own anglers decide it. */
export type OwnTeam = {
  users: readonly string[]
  captain?: string | null | undefined
  boatCaptain?: string | null | undefined
  sub?: string | null | undefined
}

/** With its substitute, as many as ever sit in one boat. */
export const isTeamFull = ({ users }: Pick<OwnTeam, 'users'>): boolean => users.length >= LARGEST_CREW

/** The team without one of its anglers; null when nobody is left. The next in line follows a captain who goes. */
export function teamWithout(team: OwnTeam, user: string) {
  const users = team.users.filter((one) => one !== user)
  const [next] = users
  if (next === undefined) return null
  const captain = team.captain && team.captain !== user ? team.captain : next
  const stays = (one: string | null | undefined) => (one && one !== user ? one : null)
  return {
    users,
    coanglers: users.filter((one) => one !== captain),
    boatCaptain: stays(team.boatCaptain),
    sub: stays(team.sub),
    captain,
  }
}
