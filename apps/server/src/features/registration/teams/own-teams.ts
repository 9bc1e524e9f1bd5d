import { randomBytes } from 'node:crypto'
import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { teamCalls as calls } from '@ramplight/contract/registration/teams'
import { refused } from '@ramplight/domain/kernel/errors'
import { byText } from '@ramplight/domain/kernel/text-order'
import { LARGEST_CREW } from '@ramplight/domain/registration/crew-size'
import { isTeamFull, teamWithout } from '@ramplight/domain/registration/own-team'
import { and, eq } from 'drizzle-orm'
import type { Doer } from '#platform/audit/doer'
import { writeAudit } from '#platform/audit/write-audit'
import { hashOf } from '#platform/auth/refresh-secret'
import { inTransaction } from '#platform/database/in-transaction'
import type { Queryable, Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { membersOf, type TeamRow, teamStore, withAll } from './teams.store.ts'

const { table } = teamStore
const about = (row: Pick<TeamRow, 'name' | 'alias'>, what: string) => ({ summary: `Team ${row.alias || row.name || ''} ${what}` })

/** Held until the end: of two who come for the last seat, or lead and leave at once, one is after the other. */
async function held(tx: Tx, id: string): Promise<TeamRow> {
  const row = await teamStore.find(tx, id, 'update')
  if (!row) throw refused('record.not-found')
  return row
}

/** A team of one, who leads it. Their device made the id: sent again it is the same team. */
export const startOwn = ({ _id: id, name }: BodyOf<typeof calls.startOwn>, { actor, doer, deps }: Work): Promise<TeamRow> =>
  inTransaction(deps.db, async (tx) => {
    const team = { id, name, users: [actor.id], members: [actor.id], captain: actor.id, director: actor.id, ofAnglers: true }
    return teamStore.insert(tx, team, doer, about({ name, alias: null }, 'made'), (row) => row.ofAnglers && row.members.includes(actor.id))
  })

/** What its captain changes. Who is named for something is in it; who is taken out is named for nothing any more. */
export const changeOwn = (id: string, body: BodyOf<typeof calls.changeOwn>, { actor, doer, deps }: Work): Promise<TeamRow> =>
  inTransaction(deps.db, async (tx) => {
    const { _rev, without = [], captain, ...words } = body
    const before = await held(tx, id)
    // Another one may lead it by now.
    if (before.captain !== actor.id) throw refused('access.forbidden')
    if (without.includes(actor.id)) throw refused('reference.unknown', { field: 'without' })
    let after: TeamRow = { ...before, ...words }
    for (const user of without) after = { ...after, ...teamWithout(after, user)! }
    for (const field of ['boatCaptain', 'sub'] as const)
      if (after[field] && !after.users.includes(after[field])) throw refused('reference.unknown', { field })
    if (captain && !after.users.includes(captain)) throw refused('reference.unknown', { field: 'captain' })
    const leads = captain ?? actor.id
    const { name, club_name, users, boatCaptain, sub } = after
    const changes = { name, club_name, users, boatCaptain, sub, coanglers: users.filter((one) => one !== leads), captain: leads }
    return teamStore.update(tx, id, { ...changes, members: membersOf(changes) }, _rev, doer, about(after, 'changed'))
  })

/** Out of it by oneself. */
export const leaveOwn = (id: string, { actor, doer, deps }: Work): Promise<void> =>
  inTransaction(deps.db, async (tx) => goOut(tx, await held(tx, id), actor.id, doer))

async function goOut(tx: Tx, before: TeamRow, user: string, doer: Doer): Promise<void> {
  if (!before.members.includes(user)) return
  const after = teamWithout(before, user)
  if (after) await teamStore.update(tx, before.id, { ...after, members: membersOf(after) }, undefined, doer, about(before, 'left'))
  else await teamStore.remove(tx, before.id, doer, about(before, 'left by the last one'))
}

/** Out of every team that anglers made, for who is erased: the next one leads, and nobody waits for a captain who is not there. */
export async function leaveOwnTeams(tx: Tx, user: string, doer: Doer): Promise<void> {
  const teams = await teamStore.list(tx, and(withAll([user]), table.ofAnglers))
  for (const { id } of teams.toSorted((a, b) => byText(a.id, b.id))) await goOut(tx, await held(tx, id), user, doer)
}

/** Its one link, or none. Nobody can read a code again: who lost it makes another one, and the one before ends. */
export const setLink = (id: string, isOpen: boolean, { actor, doer, deps }: Work): Promise<string> =>
  inTransaction(deps.db, async (tx) => {
    const row = await held(tx, id)
    if (row.captain !== actor.id) throw refused('access.forbidden')
    const code = randomBytes(16).toString('base64url')
    await tx
      .update(table)
      .set({ linkHash: isOpen ? hashOf(code) : null })
      .where(eq(table.id, id))
    const { summary } = about(row, isOpen ? 'has a link' : 'has no link any more')
    await writeAudit(tx, doer, { action: 'changed', family: teamStore.name, record: id, summary })
    return code
  })

/** The team that a link leads into. */
export async function teamOfLink(db: Queryable, code: string): Promise<TeamRow> {
  const [row] = await teamStore.list(db, eq(table.linkHash, hashOf(code)))
  if (!row) throw refused('team.link-over')
  return row
}

/** Into it by its link, as oneself. */
export const joinOwn = (code: string, { actor, doer, deps }: Work): Promise<TeamRow> =>
  inTransaction(deps.db, async (tx) => {
    const before = await held(tx, (await teamOfLink(tx, code)).id)
    // It may have been taken back, or replaced, while we waited.
    if (before.linkHash !== hashOf(code)) throw refused('team.link-over')
    if (before.members.includes(actor.id)) return before
    if (isTeamFull(before)) throw refused('team.full', { most: LARGEST_CREW })
    const users = [...before.users, actor.id]
    const changes = { users, coanglers: users.filter((one) => one !== before.captain) }
    return teamStore.update(
      tx,
      before.id,
      { ...changes, members: membersOf({ ...before, ...changes }) },
      undefined,
      doer,
      about(before, 'joined'),
    )
  })

/** With whom somebody is in a team that they came into by themselves. */
export async function teamMatesOf(db: Queryable, user: string): Promise<Set<string>> {
  const rows = await teamStore.list(db, and(withAll([user]), table.ofAnglers))
  return new Set(rows.flatMap(({ users }) => users))
}
