import { refused } from '@ramplight/domain/kernel/errors'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { peopleSeenBy } from '#features/people/users/index'
import { teamStore } from '#features/registration/teams/index'
import type { Doer } from '#platform/audit/doer'
import { inTransaction } from '#platform/database/in-transaction'
import type { Deps } from '#platform/http/deps'
import { wrongField } from '#platform/http/wrong-field'
import { type SeasonTeamRow, seasonTeamStore } from './season-teams.store.ts'

const MOST_SUBS = 50

/** One substitute more. The row is held, so that two who are named at once are both in it. */
export const addSub = (id: string, user: string, { actor, deps, doer }: { actor: Actor; deps: Deps; doer: Doer }): Promise<SeasonTeamRow> =>
  inTransaction(deps.db, async (tx) => {
    const row = await seasonTeamStore.find(tx, id, 'update')
    if (!row) throw refused('record.not-found')
    if (row.substitutions.includes(user)) return row
    if (!(await peopleSeenBy(tx, [user], actor)).has(user)) throw refused('reference.unknown', { field: 'userIdToAdd' })
    const team = row.team ? await teamStore.find(tx, row.team) : null
    if (row.angler === user || team?.users.includes(user)) throw wrongField('userIdToAdd', 'is in this team already', user)
    if (row.substitutions.length >= MOST_SUBS) throw wrongField('userIdToAdd', `a team has at most ${MOST_SUBS} substitutes`, user)
    const substitutions = [...row.substitutions, user]
    return seasonTeamStore.update(tx, id, { substitutions }, undefined, doer, { summary: 'Season team, one substitute more' })
  })
