import { payoutPercentage, payoutPercentageCalls } from '@ramplight/contract/payouts/payout-percentages'
import { directorTheme, directorThemeCalls } from '@ramplight/contract/people/director-themes'
import { staffMember, staffMemberCalls } from '@ramplight/contract/people/staff-members'
import type { AnglerName } from '@ramplight/contract/people/users'
import { type Team, team, teamCalls } from '@ramplight/contract/registration/teams'
import {
  seasonEventPointDistribution,
  seasonEventPointDistributionCalls,
} from '@ramplight/contract/results/season-event-point-distributions'
import { seasonStanding, seasonStandingCalls } from '@ramplight/contract/results/season-standings'
import { advertiser, advertiserCalls } from '@ramplight/contract/sponsors/advertisers'
import { groupCalls, groupRecord } from '@ramplight/contract/tournaments/groups'
import { division, divisionCalls } from '@ramplight/contract/tours/divisions'
import { seasonTeam, seasonTeamCalls } from '@ramplight/contract/tours/season-teams'
import { byText } from '@ramplight/domain/kernel/text-order'
import type { Local } from '#platform/local/answers/local.ts'
import { tournamentsThat } from '#platform/local-families/local-actor.ts'
import { readFamily } from '#platform/local-families/local-family.ts'
import { named, namesOf } from '#platform/local-families/local-people.ts'

/** Families without a screen of their own. Each holds on this device only what the person may see. */

type Listed = { _id: string; startDate: string; division?: string | null | undefined }

/** What says of itself that it is in one of these, in the order in which it begins. */
function inDivision(all: readonly Listed[], id: string): string[] {
  const own = all.filter(({ division: of }) => of === id)
  return own.toSorted((a, b) => byText(a.startDate, b.startDate) || byText(a._id, b._id)).map(({ _id }) => _id)
}

readFamily(advertiserCalls, {
  tbl: 'advertisers',
  record: advertiser,
  seen:
    async () =>
    ({ active }) =>
      active,
})

readFamily(divisionCalls, {
  tbl: 'divisions',
  record: division,
  indexes: ['tour'],
  besides: ['seasons', 'tournaments', 'tours'],
  present: async (divisions, local) => {
    const [seasons, tournaments] = await Promise.all([local.rows<Listed>('seasons'), tournamentsThat(local, 'tournament.see')])
    const seen = [...tournaments.values()]
    return divisions.map((one) => ({ ...one, seasons: inDivision(seasons, one._id), tournaments: inDivision(seen, one._id) }))
  },
})

readFamily(directorThemeCalls, { tbl: 'director-themes', record: directorTheme, indexes: ['user'] })

readFamily(groupCalls, { tbl: 'groups', record: groupRecord, indexes: ['tournament', 'season'] })

readFamily(payoutPercentageCalls, {
  tbl: 'payout-percentages',
  record: payoutPercentage,
  seen:
    async ({ user }) =>
    ({ systemDefault, user: of }) =>
      systemDefault === true || of === user._id,
})

/** Shown as far as their tournament is seen. */
const ofSeenTournaments = async (local: Local) => {
  const seen = await tournamentsThat(local, 'tournament.see')
  return ({ tournament }: { tournament: string }) => seen.has(tournament)
}

readFamily(seasonEventPointDistributionCalls, {
  tbl: 'season-event-point-distributions',
  record: seasonEventPointDistribution,
  indexes: ['tournament', 'season', 'entry'],
  besides: ['tournaments', 'tours'],
  seen: ofSeenTournaments,
})

readFamily(seasonStandingCalls, {
  tbl: 'season-standings',
  record: seasonStanding,
  indexes: ['season'],
  // Each is a whole season.
  most: 20,
})

readFamily(staffMemberCalls, {
  tbl: 'staff-members',
  record: staffMember,
  indexes: ['user', 'director'],
  besides: ['users'],
  present: async (staff, local) => {
    const names = await namesOf(
      local,
      staff.map(({ user, first_name, last_name }) => ({ _id: user, first_name, last_name })),
      staff.map(({ user }) => user),
    )
    return staff.map((one) => {
      const { first_name, last_name } = names.get(one.user) ?? one
      return { ...one, first_name, last_name }
    })
  },
})

/** Everybody whom a team names. */
const membersOf = ({ users, coanglers, captain, boatCaptain, sub }: Team): string[] => [
  ...new Set([...users, ...coanglers, ...[captain, boatCaptain, sub].flatMap((one) => one ?? [])]),
]

const knownTo = (records: readonly { anglers: AnglerName[] }[], local: Local) =>
  namesOf(
    local,
    records.flatMap(({ anglers }) => anglers),
  )

readFamily(teamCalls, {
  tbl: 'teams',
  record: team,
  indexes: ['tour', 'director'],
  besides: ['users'],
  // Teams in which all of these are named.
  seen: async (_local, { allUsers }) => {
    const wanted = (allUsers as string[] | undefined) ?? []
    return (one) => {
      const members = membersOf(one)
      return wanted.every((user) => members.includes(user))
    }
  },
  present: async (teams, local) => {
    const names = await knownTo(teams, local)
    return teams.map((one) => ({ ...one, anglers: named(names, membersOf(one)) }))
  },
})

/** A team that was deleted since keeps its name and its anglers here: they came with the record. */
readFamily(seasonTeamCalls, {
  tbl: 'season-teams',
  record: seasonTeam,
  indexes: ['season', 'team', 'angler'],
  besides: ['teams', 'users'],
  present: async (seasonTeams, local) => {
    const [names, rows] = await Promise.all([knownTo(seasonTeams, local), local.rows<TeamRow>('teams')])
    const teams = new Map(rows.map((row) => [row._id, row]))
    return seasonTeams.map((one) => {
      const of = teams.get(one.team ?? '')
      const users = of?.users ?? (one.team ? one.anglers.map(({ _id }) => _id) : [])
      const ids = [...new Set([...users, ...(one.angler ? [one.angler] : []), ...one.substitutions])]
      return { ...one, teamName: of ? of.alias || of.name || null : (one.teamName ?? null), anglers: named(names, ids) }
    })
  },
})
type TeamRow = Partial<Pick<Team, 'alias' | 'name' | 'users'>>
