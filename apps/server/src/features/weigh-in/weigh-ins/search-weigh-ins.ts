import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { LIST_LIMIT } from '@ramplight/contract/kernel/paging'
import type { WeighIn, weighInCalls } from '@ramplight/contract/weigh-in/weigh-ins'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { showWeighIn } from '@ramplight/domain/weigh-in/show-weigh-in'
import { foldLog } from '@ramplight/domain/weigh-in/weigh-in-records'
import { and, asc, desc, eq, inArray, not, type SQL } from 'drizzle-orm'
import type { Queryable } from '#platform/database/types'
import { idsWeighedBy, tournamentStore } from '../../tournaments/tournaments/index.ts'
import { isNotVoid, logOf } from './weigh-ins.log.ts'
import { weighInEvents } from './weigh-ins.table.ts'

type Terms = BodyOf<typeof weighInCalls.search>

const SORTABLE = { createdAt: weighInEvents.receivedAt, at: weighInEvents.at, day: weighInEvents.day }

/** The weigh-ins of tournaments the actor runs or weighs at that match every term, in the order they arrived; voided ones among them. */
export async function searchWeighIns(db: Queryable, actor: Actor, terms: Terms = {}): Promise<WeighIn[]> {
  const ids = (await weighingsOf(db, actor, terms)).map(({ id }) => id)
  if (!ids.length) return []
  const place = new Map(ids.map((id, index) => [id, index]))
  const found = foldLog(await logOf(db, inArray(weighInEvents.weighIn, ids)))
  const tournaments = await tournamentStore.findMany(db, [...new Set(found.map(({ tournament }) => tournament))])
  const scoring = new Map(tournaments.map((row) => [row.id, row]))
  return found
    .sort((a, b) => place.get(a.current.weighIn)! - place.get(b.current.weighIn)!)
    .map((stored) => showWeighIn(stored, scoring.get(stored.tournament)!))
}

/** The first event of each; it has the weigh-in's own id. */
const weighingsOf = (db: Queryable, actor: Actor, terms: Terms) => {
  const { sortField, sortOrder, pageNumber = 0, pageSize = LIST_LIMIT, selectAll } = terms
  const column = Object.hasOwn(SORTABLE, sortField ?? '') ? SORTABLE[sortField as keyof typeof SORTABLE] : weighInEvents.receivedAt
  const direction = sortOrder === 'desc' ? desc : asc
  return db
    .select({ id: weighInEvents.id })
    .from(weighInEvents)
    .where(and(eq(weighInEvents.kind, 'weigh'), inArray(weighInEvents.tournament, idsWeighedBy(db, actor)), matching(db, terms)))
    .orderBy(direction(column), asc(weighInEvents.id))
    .limit(selectAll ? LIST_LIMIT : Math.min(pageSize, LIST_LIMIT))
    .offset(selectAll ? 0 : pageNumber * pageSize)
}

function matching(db: Queryable, { tournament, tournamentId, entry, day, voided }: Terms): SQL | undefined {
  return and(
    tournament ? eq(weighInEvents.tournament, tournament) : undefined,
    tournamentId ? eq(weighInEvents.tournament, tournamentId) : undefined,
    entry ? eq(weighInEvents.entry, entry) : undefined,
    day === undefined ? undefined : eq(weighInEvents.day, day),
    voided === undefined ? undefined : voided ? not(isNotVoid(db)) : isNotVoid(db),
  )
}
