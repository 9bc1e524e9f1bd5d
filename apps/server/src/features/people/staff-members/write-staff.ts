import type { BodyOf } from '@ramplight/contract/kernel/endpoint'
import type { staffMemberCalls } from '@ramplight/contract/people/staff-members'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import { tourStore } from '#features/tours/tours/index'
import { ownerOf } from '#features/tours/tours/related/index'
import { inTransaction } from '#platform/database/in-transaction'
import { isStored } from '#platform/database/records'
import type { Tx } from '#platform/database/types'
import type { Work } from '#platform/http/deps'
import { userStore } from '../users/index.ts'
import { changeHelpedTours } from '../users/related/index.ts'
import { findStaff, lastMay, type StaffRow, staffStore } from './staff-members.store.ts'

type Written = Pick<StaffRow, 'tours' | 'may' | 'active' | 'extra'>
type Named = { director: string; user: string; id?: string | undefined }
/** `agreed`: the person has said yes to it, and nobody asks whether the director still sees them. */
type How = { seen?: number | undefined; agreed?: true }

const about = { summary: 'Staff member' }
/** What somebody helps on by this record. */
const helpedBy = (staff: Pick<StaffRow, 'tours' | 'active'> | null): string[] => (staff?.active ? staff.tours : [])
/** The same, apart: what they run, and where they weigh and do nothing else. */
const rightsBy = (staff: Pick<StaffRow, 'tours' | 'may' | 'active'> | null) =>
  staff?.may === 'weigh' ? { run: [], weigh: helpedBy(staff) } : { run: helpedBy(staff), weigh: [] }
const without = (all: string[], some: string[]) => all.filter((one) => !some.includes(one))
const between = (old: string[], next: string[]) => ({ give: without(next, old), take: without(old, next) })
/**
 * What somebody may do. Who helps already keeps what they have, whatever an older invitation says. Who helps on nothing begins as is said
 * now; where nothing is said, as they helped last, so that nobody who weighed only comes back with more.
 */
const mayWith = async (tx: Tx, before: StaffRow | null, { director, user }: Named, said?: StaffRow['may']): Promise<StaffRow['may']> =>
  helpedBy(before).length ? before!.may : (said ?? before?.may ?? (await lastMay(tx, director, user)) ?? 'all')

/** Writes the record and the rights that follow from it: what is newly in it is given, what is no longer in it is taken. */
async function write(tx: Tx, before: StaffRow | null, after: Written, named: Named, how: How, { actor, doer }: Work) {
  const [old, next] = [rightsBy(before), rightsBy(after)]
  const [run, weigh] = [between(old.run, next.run), between(old.weigh, next.weigh)]
  const more = without(helpedBy(after), helpedBy(before))
  if (!how.agreed && (!before || more.length)) await refuseStranger(tx, named.user, actor)
  const fresh = [...more, ...without(after.tours, before?.tours ?? [])]
  const own = await ownTours(tx, [...fresh, ...run.give, ...weigh.give], named.director)
  if (without(fresh, own).length) throw refused('reference.unknown', { field: 'tours' })
  // Another role on a tour that is theirs no more takes the old right there and gives none.
  const given = (tours: string[]) => tours.filter((tour) => own.includes(tour))
  const change = { give: given(run.give), take: run.take, weigh: { give: given(weigh.give), take: weigh.take } }
  await changeHelpedTours(tx, named.user, change, doer)
  if (!before) return staffStore.insert(tx, { ...named, ...after }, doer, about, () => false)
  return isStored(before, after) ? before : staffStore.update(tx, before.id, after, how.seen, doer, about)
}

/** Only somebody whom the director sees; nobody names themself. */
async function refuseStranger(tx: Tx, id: string, actor: Actor): Promise<void> {
  const user = await userStore.find(tx, id)
  if (!user || !can(actor, 'user.invite', user)) throw refused('reference.unknown', { field: 'user' })
}

/** Which of these the director may give. A tour that has changed hands is given by its new director. */
const ownTours = async (tx: Tx, tours: string[], director: string): Promise<string[]> =>
  (await tourStore.findMany(tx, [...new Set(tours)])).filter((tour) => tour.director === director).map(({ id }) => id)

/** Locked by the person, so that two directors who name the same one wait for each other. */
async function lockUser(tx: Tx, id: string): Promise<void> {
  if (!(await userStore.find(tx, id, 'update'))) throw refused('reference.unknown', { field: 'user' })
}

/** Makes a record, or adds to the one that the director has of this person. */
export const addStaff = (body: BodyOf<typeof staffMemberCalls.create>, work: Work): Promise<StaffRow> =>
  inTransaction(work.deps.db, async (tx) => {
    const { user, tours = [], active = true } = body
    await lockUser(tx, user)
    const director = await ownerOf(tx, work.actor, body.director)
    const before = await findStaff(tx, director, user)
    const extra = body.extra ?? before?.extra ?? null
    const may = body.may ?? (await mayWith(tx, before, { director, user }))
    const after = { tours: [...new Set([...helpedBy(before), ...tours])], may, active, extra }
    return write(tx, before, after, { director, user, id: body._id }, {}, work)
  })

/** Says anew what somebody helps on. Whose record it is and of whom stays as it is. */
export const changeStaff = (id: string, body: BodyOf<typeof staffMemberCalls.update>, work: Work): Promise<StaffRow> =>
  inTransaction(work.deps.db, async (tx) => {
    const found = await staffStore.find(tx, id)
    if (!found) throw refused('record.not-found')
    await lockUser(tx, found.user)
    const before = (await staffStore.find(tx, id, 'update')) ?? found
    const { tours = before.tours, may = before.may, active = before.active, extra = before.extra } = body
    return write(tx, before, { tours: [...new Set(tours)], may, active, extra }, before, { seen: body._rev }, work)
  })

export const removeStaff = (staff: StaffRow, { deps, doer }: Work): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const had = rightsBy(await staffStore.find(tx, staff.id))
    await changeHelpedTours(tx, staff.user, { ...between(had.run, []), weigh: between(had.weigh, []) }, doer)
    await staffStore.remove(tx, staff.id, doer, about)
  })

type Helps = { director: string; user: string; tours: string[] }

/** Does this director's record of somebody say that they help on all of these? */
export const helpsOnAll = async (tx: Tx, { director, user, tours }: Helps): Promise<boolean> =>
  without(tours, helpedBy(await findStaff(tx, director, user))).length === 0

/** Somebody has said yes to helping on these tours as well. */
export const helpOn = ({ director, user, tours, may }: Helps & Pick<StaffRow, 'may'>, work: Work): Promise<StaffRow> =>
  inTransaction(work.deps.db, async (tx) => {
    await lockUser(tx, user)
    const before = await findStaff(tx, director, user)
    const after = {
      tours: [...new Set([...helpedBy(before), ...tours])],
      may: await mayWith(tx, before, { director, user }, may),
      active: true,
      extra: before?.extra ?? null,
    }
    return write(tx, before, after, { director, user }, { agreed: true }, work)
  })

const NOTHING = { give: [], take: [] }
type Tour = { id: string; director: string }

/** One more tour that somebody helps on. Who helped nobody for a while begins with this one alone. */
export const addHelper = (tour: Tour, user: string, work: Work): Promise<void> =>
  inTransaction(work.deps.db, async (tx) => {
    await lockUser(tx, user)
    const before = await findStaff(tx, tour.director, user)
    const may = await mayWith(tx, before, { director: tour.director, user })
    const again = { give: [tour.id], take: [] }
    if (helpedBy(before).includes(tour.id))
      await changeHelpedTours(tx, user, may === 'weigh' ? { ...NOTHING, weigh: again } : again, work.doer)
    const tours = [...new Set([...helpedBy(before), tour.id])]
    await write(tx, before, { tours, may, active: true, extra: before?.extra ?? null }, { director: tour.director, user }, {}, work)
  })

/** One tour less, also for somebody who helps on it without a record; the last one leaves a record that is not active. */
export const removeHelper = (tour: Tour, user: string, { deps, doer }: Work): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const person = await userStore.find(tx, user, 'update')
    if (!person) return
    const taken = { give: [], take: [tour.id] }
    if (person.userType === 'Director' && person.isAssistant) await changeHelpedTours(tx, user, { ...taken, weigh: taken }, doer)
    const before = await findStaff(tx, tour.director, user)
    if (!before?.tours.includes(tour.id)) return
    const tours = without(before.tours, [tour.id])
    await staffStore.update(tx, before.id, { tours, active: before.active && tours.length > 0 }, undefined, doer, about)
  })
