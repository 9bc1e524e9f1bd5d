import type { Helper } from '@ramplight/contract/people/staff-members'
import { refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import { and, asc, eq, or } from 'drizzle-orm'
import { tournamentStore } from '#features/tournaments/tournaments/index'
import { tourStore } from '#features/tours/tours/index'
import type { Doer } from '#platform/audit/doer'
import { firstOf } from '#platform/database/first-of'
import { holdsAll } from '#platform/database/holds-all'
import { isStored } from '#platform/database/records'
import type { Queryable, Tx } from '#platform/database/types'
import { type UserRow, userStore } from '../users.store.ts'

type Tours = { give: string[]; take: string[] }
/** `weigh`: tours to weigh on and nothing else. */
type Change = Tours & { weigh?: Tours }
type Rights = Partial<Pick<UserRow, 'userType' | 'isAssistant' | 'tours' | 'weighTours' | 'fishedTours'>>

const isHelper = (user: UserRow) => user.userType === 'Director' && user.isAssistant

/**
 * The tours of an angler are those they fish; those of an assistant, the ones they may run. So an angler who begins to help
 * starts with none but what is given, and gets back what they fished when the last of it is taken. `codirects`: an event is theirs beside
 * it, and they stay of the staff for that.
 */
function rightsAfter(user: UserRow, { weigh = NOTHING, ...run }: Change, codirects: boolean): Rights {
  if (!isHelper(user))
    return run.give.length || weigh.give.length
      ? { userType: 'Director', isAssistant: true, tours: run.give, weighTours: weigh.give, fishedTours: user.tours }
      : {}
  const tours = after(user.tours, run, weigh.give)
  const weighTours = after(user.weighTours, weigh, run.give)
  if (tours.length || weighTours.length || codirects) return { tours, weighTours }
  return { userType: 'Angler', isAssistant: false, tours: user.fishedTours ?? [], weighTours, fishedTours: null }
}

const NOTHING: Tours = { give: [], take: [] }
/** On a tour somebody has one right: what is given of the other kind is taken from this one. */
const after = (tours: string[], { give, take }: Tours, other: string[]) => [
  ...new Set([...tours.filter((tour) => !take.includes(tour) && !other.includes(tour)), ...give]),
]

async function codirects(db: Queryable, user: string): Promise<boolean> {
  return (await firstOf(db, tournamentStore, holdsAll(tournamentStore.table.coDirectors, [user]))) !== null
}

/** Who directs would lose what is theirs by helping somebody else. */
export async function refuseDirector(db: Queryable, user: UserRow): Promise<void> {
  if (isHelper(user)) return
  const own = await firstOf(db, tourStore, eq(tourStore.table.director, user.id))
  if (user.userType !== 'Angler' || own) throw refused('staff.directs', { name: fullName(user) })
}

/**
 * Gives somebody the rights of an assistant, or those of the scale, on exactly these tours, and takes exactly those. Who directs is refused.
 * The person stays locked until the end of the transaction.
 */
export async function changeHelpedTours(tx: Tx, id: string, change: Change, doer: Doer): Promise<void> {
  const user = await userStore.find(tx, id, 'update')
  if (!user) throw refused('reference.unknown', { field: 'user' })
  const gives = change.give.length + (change.weigh?.give.length ?? 0) > 0
  if (gives) await refuseDirector(tx, user)
  const rights = rightsAfter(user, change, await codirects(tx, id))
  if (isStored(user, rights)) return
  const what = gives ? 'helps on a tour' : 'helps no longer on a tour'
  await userStore.update(tx, id, rights, undefined, doer, { summary: `${fullName(user)} ${what}` })
}

/** Who helps on a tour, all of it or at the scale: those who have the right, however they came by it. */
export async function helpersOf(db: Queryable, tour: string): Promise<Helper[]> {
  const people = userStore.table
  const helps = and(
    eq(people.userType, 'Director'),
    eq(people.isAssistant, true),
    or(holdsAll(people.tours, [tour]), holdsAll(people.weighTours, [tour])),
  )
  const found = await userStore.list(db, helps, { orderBy: [asc(people.last_name), asc(people.first_name), asc(people.id)] })
  return found.map(({ id, first_name, last_name }) => ({ _id: id, first_name, last_name }))
}
