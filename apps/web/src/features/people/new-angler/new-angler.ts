import { user, userCalls } from '@ramplight/contract/people/users'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { isAdmin, isDirector } from '@ramplight/domain/policies/who'
import type { NewAngler } from '@ramplight/domain/registration/angler-book'
import type { Change } from '@ramplight/sync/types'
import type { Local } from '#platform/local/answers/local.ts'
import { actorOf } from '#platform/local-families/local-actor.ts'
import { creation } from '#platform/local-writes/local-records.ts'

type Field = { tour: string; season?: string | null | undefined; director: string }

/** Who enters a list, and which of the tournament's tour and season they may say that somebody belongs to. */
export type ListedBy = { actor: Actor; tours: string[]; seasons: string[] }

/** A tour of somebody else's is not the actor's to give, nor are its seasons: by being entered the angler joins them all the same. */
export async function listedBy(local: Local, { tour, season }: Field): Promise<ListedBy> {
  const actor = await actorOf(local)
  const isTheirs = (one: string | null | undefined) => isAdmin(actor) || (!!one && actor.tours.includes(one))
  const [known] = season ? await local.rowsOf<{ tour?: string | null }>('seasons', [season]) : []
  return { actor, tours: isTheirs(tour) ? [tour] : [], seasons: season && isTheirs(known?.tour) ? [season] : [] }
}

/** Somebody whom a list of entries brings: into the book of who enters it, or whom they help, and of its tour and season. */
export function newAngler(
  { _id, ...person }: NewAngler,
  { tour, season, director }: Field,
  { by: { actor, ...rights }, at }: { by: ListedBy; at: Date },
): Change {
  const given = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== null))
  const joined = { tours: [tour], seasons: season ? [season] : [] }
  const owner = isDirector(actor) ? actor.id : director
  return creation(
    'users',
    _id,
    { create: userCalls.create.body!, record: user },
    { body: { ...given, userType: user.starts.userType, ...rights }, filled: { ...joined, director: owner }, at: at.toISOString() },
  )
}
