import { idsOf } from '@ramplight/contract/kernel/envelope'
import { newId } from '@ramplight/contract/kernel/new-id'
import { tournamentEntryCalls as calls, createEntry, tournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { refused } from '@ramplight/domain/kernel/errors'
import { isCheckInOnly } from '@ramplight/domain/registration/check-in-only'
import { checkDay } from '@ramplight/domain/weigh-in/check-bag'
import type { Change } from '@ramplight/sync/types'
import type { Local } from '#platform/local/answers/local.ts'
import { eachForItself } from '#platform/local-writes/each-for-itself.ts'
import { recordIn, wireOf } from '#platform/local-writes/local-records.ts'
import { write } from '#platform/local-writes/write.ts'
import { fieldsOf, fieldToEnter, type LocalField } from './local-field.ts'
import { change, enter } from './plan-entries.ts'

const TBL = 'tournament-entries'
/** So long the server is waited for (3 §8). A check-in cannot wait until everything is here. */
const CHANGE = { timeoutMs: 4000, early: true } as const
const DELETE_MS = 2000

export const entryHere = (id: string) => (local: Local) => recordIn(local, TBL, id, tournamentEntry)

write(calls.create, async ({ body }, local) => {
  const id = body._id ?? newId()
  if (await local.row(TBL, id)) return { changes: [], answer: entryHere(id) }
  const field = await fieldToEnter(local, body.tournament)
  return { changes: [enter(field, { ...body, _id: id }, local.now())], answer: entryHere(id) }
})

write(
  calls.update,
  async ({ params: { id }, body }, local) => {
    const isNew = body.tournament && !(await local.row(TBL, id))
    if (isNew) {
      const { _rev, ...boat } = body
      const field = await fieldToEnter(local, body.tournament!)
      return { changes: [enter(field, { ...createEntry.parse({ ...boat, _id: id }), _id: id }, local.now())], answer: entryHere(id) }
    }
    const field = (await fieldsOf(local, [id], isCheckInOnly(body) ? 'tournament.weigh' : 'tournament.run'))(id)
    return { changes: change(field, id, body, local.now()), answer: entryHere(id) }
  },
  CHANGE,
)

write(
  calls.bulkUpdate,
  async ({ body }, local) => {
    const at = local.now()
    const fieldBy = await fieldsOf(
      local,
      body.map(({ _id }) => _id),
    )
    return eachForItself(
      body,
      ({ _id }) => _id,
      (one) => change(fieldBy(one._id), one._id, one, at),
    )
  },
  CHANGE,
)

/** Boats of one batch, each for itself; one that is here already stays as it is. */
write(calls.bulkCreate, async ({ body }, local) => {
  const boats = body.map((boat) => ({ ...boat, _id: boat._id ?? newId() }))
  const here = new Set(
    (
      await local.rowsOf(
        TBL,
        boats.map(({ _id }) => _id),
      )
    ).map(({ _id }) => _id),
  )
  const fields = new Map<string, LocalField>()
  for (const { tournament } of boats) if (!fields.has(tournament)) fields.set(tournament, await fieldToEnter(local, tournament))
  const at = local.now()
  return eachForItself(
    [...boats.entries()],
    ([, { _id }]) => _id,
    ([index, boat]) => (here.has(boat._id) ? [] : [enter(fields.get(boat.tournament)!, boat, at, index)]),
  )
})

/** Who has a weigh-in that counts stays on the record. */
async function weighedAmong(local: Local, ids: readonly string[]): Promise<Set<string>> {
  const weighed = new Set<string>()
  for (const entry of ids) {
    const events = await local.rows<{ kind: string; weighIn: string }>('weigh-in-events', { index: 'entry', is: entry })
    const voided = new Set(events.filter(({ kind }) => kind === 'void').map(({ weighIn }) => weighIn))
    if (events.some(({ kind, weighIn }) => kind === 'weigh' && !voided.has(weighIn))) weighed.add(entry)
  }
  return weighed
}

async function removalOf(local: Local, ids: readonly string[]): Promise<(id: string) => Change[]> {
  const fieldBy = await fieldsOf(local, ids)
  const weighed = await weighedAmong(local, ids)
  return (id) => {
    if (fieldBy(id).tournament.status === 'Completed') throw refused('tournament.finalized')
    if (weighed.has(id)) throw refused('entry.weighed')
    return [{ kind: 'delete', tbl: TBL, id }]
  }
}

write(
  calls.bulkDelete,
  async ({ body }, local) => {
    const ids = [...new Set(idsOf(body))]
    return eachForItself(ids, (id) => id, await removalOf(local, ids))
  },
  { timeoutMs: DELETE_MS },
)

write(
  calls.remove,
  async ({ params: { id } }, local) => ({ changes: (await removalOf(local, [id]))(id), answer: async () => ({ ok: true as const }) }),
  { timeoutMs: DELETE_MS },
)

/** What the bump judge counted is there for the scale of this device at once, and for the others with the next signal. */
write(
  calls.bumpStationUpdate,
  async ({ body: { _id, bump } }, local) => {
    const { tournament } = (await fieldsOf(local, [_id], 'tournament.weigh'))(_id)
    checkDay(bump.day, tournament)
    const patch = { bump: wireOf(calls.bumpStationUpdate.body!.shape.bump, bump) }
    return { changes: [{ kind: 'edit', tbl: TBL, id: _id, patch }], answer: entryHere(_id) }
  },
  CHANGE,
)
