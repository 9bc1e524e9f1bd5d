import type { BodyOf, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { FamilyCalls } from '@ramplight/contract/kernel/family'
import { newId } from '@ramplight/contract/kernel/new-id'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { AnySubject, PolicyName } from '@ramplight/domain/policies/policies'
import type { Actor } from '@ramplight/domain/policies/subjects'
import type { Local } from '#platform/local/answers/local.ts'
import type { Asked } from '#platform/local/answers/local-calls.ts'
import { decodeRow, type RecordSchema } from '../local-families/decode-rows.ts'
import { actorOf } from '../local-families/local-actor.ts'
import { creation, demandRight, patchOf, recordIn, refuseStale, rowOf } from './local-records.ts'
import { write } from './write.ts'

type PlainCalls = Pick<FamilyCalls, 'create' | 'update'> & Partial<Pick<FamilyCalls, 'remove'>>
type RecordOf<C extends PlainCalls> = ResponseOf<C['create']>
type Hook = { actor: Actor; local: Local }
type Taken<T> = T | Promise<T>

/** What a family adds to the common pattern, as `Family` does on the server. Every function may refuse. */
export type PlainRules<C extends PlainCalls> = {
  tbl: SyncTable
  /** What the policies ask about; also of a record that is to be made. */
  subject?: (record: Partial<RecordOf<C>>, local: Local) => Taken<AnySubject>
  /**
   * What a form says of copies, as events that are added to a log; and what the screens show until the server has heard of them. `before`: null
   * for a new record.
   */
  asEvents?: <B extends BodyOf<C['create']> | BodyOf<C['update']>>(
    body: B,
    before: RecordOf<C> | null,
    local: Local,
  ) => { body: B; shown?: Partial<RecordOf<C>> | undefined }
  /** What the server sets on a new record. */
  onCreate?: (body: BodyOf<C['create']>, hook: Hook) => Taken<Partial<RecordOf<C>>>
  onChange?: (body: BodyOf<C['update']>, before: RecordOf<C>, hook: Hook) => Taken<void>
  onRemove?: (before: RecordOf<C>, hook: Hook) => Taken<void>
  /** How long a form waits for the server's word on a new record; 4 s unless said otherwise. */
  createWithinMs?: number
}

/** Creating, changing and deleting one record of a family without a network. */
export function plainWrites<C extends PlainCalls>(calls: C, rules: PlainRules<C>): void {
  const { tbl, subject = (record) => record, createWithinMs } = rules
  const record = calls.create.response as unknown as RecordSchema<RecordOf<C>>
  type Whole = RecordOf<C>
  const demand = async (policy: PolicyName, about: Partial<Whole>, local: Local): Promise<Hook> => {
    const known = { ...about, id: (about as { _id?: string })._id }
    return { local, actor: await demandRight(local, policy, (await subject(known, local)) as AnySubject) }
  }
  const answerOf = (id: string) => async (local: Local) => await recordIn(local, tbl, id, record)

  const create = async ({ body }: Asked<C['create']>, local: Local) => {
    const given = body as BodyOf<C['create']> & { _id?: string }
    const id = given._id ?? newId()
    // A second tap, or the answer to the first got lost.
    if (await local.row(tbl, id)) return { changes: [], answer: answerOf(id) }
    const actor = await actorOf(local)
    const filled = (await rules.onCreate?.(given, { actor, local })) ?? {}
    await demand(calls.create.policy, { ...given, ...filled } as Partial<Whole>, local)
    const at = local.now().toISOString()
    const said = rules.asEvents?.(given, null, local) ?? { body: given }
    const schemas = { create: calls.create.body!, record }
    const change = creation(tbl, id, schemas, { body: said.body as object, filled: { ...filled, ...said.shown }, at })
    return { changes: [change], answer: answerOf(id) }
  }
  write(calls.create, create, createWithinMs === undefined ? {} : { timeoutMs: createWithinMs })

  write(calls.update, async ({ params, body }: Asked<C['update']>, local) => {
    const { id } = params as { id: string }
    const given = body as BodyOf<C['update']> & { _rev?: number }
    const row = await rowOf(local, tbl, id)
    const before = decodeRow(record, row)
    const hook = await demand(calls.update.policy, before, local)
    const said = rules.asEvents?.(given, before, local) ?? { body: given }
    const patch = patchOf(calls.update.body!, said.body as object)
    refuseStale(row, given._rev, patch)
    await rules.onChange?.(given, before, hook)
    const shown = said.shown ? { shown: patchOf(calls.update.body!, said.shown) } : {}
    return { changes: [{ kind: 'edit', tbl, id, patch, seen: given._rev, ...shown }], answer: answerOf(id) }
  })

  const { remove } = calls
  if (remove)
    write(remove, async ({ params }: Asked<typeof remove>, local) => {
      const { id } = params as { id: string }
      const before = await recordIn(local, tbl, id, record)
      const hook = await demand(remove.policy, before, local)
      await rules.onRemove?.(before, hook)
      return { changes: [{ kind: 'delete', tbl, id }], answer: async () => ({ ok: true as const }) }
    })
}
