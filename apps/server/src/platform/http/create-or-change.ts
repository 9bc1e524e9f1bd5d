import { newId } from '@ramplight/contract/kernel/new-id'
import type { Outcome } from '../database/outcomes.ts'
import type { Work } from './deps.ts'
import type { AnyFamily, AnyRow } from './family.ts'
import type { Policies } from './family-rights.ts'
import { type Body, changeMany, createMany } from './family-work.ts'

/**
 * Changes the records that are there and creates the others, each for itself, in the order they were sent. `meant` finds the
 * stored record that a body without an id speaks of. As many statements for a hundred as for one.
 */
export async function createOrChange(
  family: AnyFamily,
  policy: Policies,
  bodies: Body[],
  work: Work,
  meant: (body: Body) => string | undefined,
): Promise<Outcome<AnyRow>[]> {
  const sent = bodies.map((body) => ({ ...body, _id: body._id ?? meant(body) ?? newId() }))
  const stored = await family.store.findMany(
    work.deps.db,
    sent.map(({ _id }) => _id),
  )
  const there = new Set(stored.map(({ id }) => id))
  const isThere = ({ _id }: { _id: string }) => there.has(_id)
  const toChange = sent.filter(isThere).map((body) => ({ id: body._id, body }))
  const toCreate = sent.filter((body) => !isThere(body))
  const changed = toChange.length ? await changeMany(family, policy, toChange, work) : []
  const created = toCreate.length ? await createMany(family, policy.create, toCreate, work) : []
  return sent.map((body) => (isThere(body) ? changed.shift() : created.shift()) as Outcome<AnyRow>)
}
