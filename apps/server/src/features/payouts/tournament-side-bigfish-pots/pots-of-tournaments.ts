import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import { LIST_LIMIT } from '@ramplight/contract/kernel/paging'
import type { SideBigFishPot, tournamentSideBigfishPotCalls } from '@ramplight/contract/payouts/tournament-side-bigfish-pots'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { idsEditedBy, idsRunBy, idsSeenBy, type TournamentRow, tournamentStore } from '#features/tournaments/tournaments/index'
import type { Queryable } from '#platform/database/types'

type Terms = BodyOf<typeof tournamentSideBigfishPotCalls.search>
type Holder = Pick<TournamentRow, 'id' | 'rev' | 'createdAt' | 'updatedAt' | 'bigfishpots' | 'sidepots'>

const { table } = tournamentStore
const { id, rev, createdAt, updatedAt, bigfishpots, sidepots } = table

export const LISTS = { bigFishPot: 'bigfishpots', sidePot: 'sidepots' } as const satisfies Record<
  SideBigFishPot['kind'],
  keyof TournamentRow
>

/** The pots of a tournament as records of their own. */
export const potsOf = (tournament: Holder): SideBigFishPot[] =>
  (['bigFishPot', 'sidePot'] as const).flatMap((kind) =>
    tournament[LISTS[kind]].map((pot) => ({
      ...pot,
      kind,
      tournament: tournament.id,
      _rev: tournament.rev,
      createdAt: tournament.createdAt,
      updatedAt: tournament.updatedAt,
    })),
  )

/**
 * The tournament that has this pot. Of several, one that the actor may change, else one they see, and of those the one that
 * was made last: nobody hides a pot of somebody else by giving theirs the same id.
 */
export async function tournamentOfPot(db: Queryable, pot: string, actor: Actor | null): Promise<TournamentRow | null> {
  const named = JSON.stringify([{ _id: pot }])
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.deleted, false), or(sql`${bigfishpots} @> ${named}::jsonb`, sql`${sidepots} @> ${named}::jsonb`)))
    .orderBy(desc(inArray(id, idsEditedBy(db, actor))), desc(inArray(id, idsSeenBy(db, actor))), desc(createdAt), desc(id))
    .limit(1)
  return row ?? null
}

/** Pots of tournaments that are named and seen; without one, of those that the actor runs. One statement. */
export async function searchPots(db: Queryable, actor: Actor | null, terms: Terms = {}): Promise<SideBigFishPot[]> {
  const named = terms.tournament === undefined ? undefined : [terms.tournament].flat()
  const holders = await db
    .select({ id, rev, createdAt, updatedAt, bigfishpots, sidepots })
    .from(table)
    .where(
      and(
        inArray(id, named ? idsSeenBy(db, actor) : idsRunBy(db, actor)),
        named ? inArray(id, named) : undefined,
        sql`jsonb_array_length(${bigfishpots}) + jsonb_array_length(${sidepots}) > 0`,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(LIST_LIMIT)
  return cut(sorted(holders.flatMap(potsOf).filter(matching(terms)), terms), terms).slice(0, LIST_LIMIT)
}

const matching =
  ({ kind, name, includedInEntryFee }: Terms) =>
  (pot: SideBigFishPot): boolean =>
    (kind === undefined || pot.kind === kind) &&
    (name === undefined || (pot.name ?? '').toLowerCase().includes(name.toLowerCase())) &&
    (includedInEntryFee === undefined || (pot.includedInEntryFee ?? false) === includedInEntryFee)

function sorted(pots: SideBigFishPot[], { sortField, sortOrder }: Terms): SideBigFishPot[] {
  const field = sortField === 'date_created' ? 'createdAt' : (sortField ?? 'createdAt')
  const textOf = (pot: SideBigFishPot) => String(pot[field as keyof SideBigFishPot] ?? '')
  const direction = sortOrder === 'desc' ? -1 : 1
  return pots.toSorted((a, b) => direction * textOf(a).localeCompare(textOf(b), 'en'))
}

const cut = (pots: SideBigFishPot[], { selectAll, pageNumber = 0, pageSize }: Terms): SideBigFishPot[] =>
  selectAll || pageSize === undefined ? pots : pots.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize)
