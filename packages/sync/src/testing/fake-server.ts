/**
 * A server in memory that keeps the promises of the channel: a ledger by the id of the change, the merge of three, a feed with one
 * number for each change. One scope. A test says what is lost on the way.
 */
import type { ChangesReply, PushReply, SyncOp, SyncResult, SyncRow } from '@ramplight/contract/sync/sync'
import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { applyLeaves, leafAt, same } from '@ramplight/domain/sync/leaves'
import { type FieldKinds, type MergeConflict, merge3 } from '@ramplight/domain/sync/merge3'
import type { Answer, Clock, Transport, TransportFailure } from '../ports.ts'

type Stored = { tbl: SyncOp['tbl']; id: Id; rev: number; doc: Record<string, unknown> | null }

export type FakeServer = {
  transport: Transport
  records: Map<Id, Stored>
  /** Every request, to count them. */
  requests: { call: 'hello' | 'changes' | 'push'; ops: SyncOp[] }[]
  /** Every version of every record there ever was. */
  history: Record<string, unknown>[]
  /** How often each change had an effect. */
  effects: Map<Id, number>
  /** Someone else's change. */
  change: (tbl: SyncOp['tbl'], id: Id, patch: Record<string, unknown> | null) => void
  /** As if it had never been, in the feed too. */
  forget: (id: Id) => void
  /** What comes instead of an answer; `after`: the server has done its work. */
  fail: (
    rule: ((call: 'hello' | 'changes' | 'push', ops: SyncOp[]) => { failure: TransportFailure; after?: boolean } | null) | null,
  ) => void
  /** What it says to a change instead of doing it. */
  refuse: (rule: ((op: SyncOp) => Partial<SyncResult> | null) | null) => void
  /** The next pages of the feed, as they come. `off`: what has to be added to the clock of the devices for the server's time. */
  said: { user: Id; minSchema: number; scopesRemoved: string[]; reset: string[]; pageSize: number | null; off: number }
}

export const SCOPE = 'tour:lake-fork'

export function fakeServer({ user, clock, kinds = {} }: { user: Id; clock: Clock; kinds?: FieldKinds }): FakeServer {
  const records = new Map<Id, Stored>()
  const ledger = new Map<Id, { result: SyncResult; said: string }>()
  const feed = new Map<Id, { seq: number; row: Omit<SyncRow, 'doc'> }>()
  const effects = new Map<Id, number>()
  const history: FakeServer['history'] = []
  const requests: FakeServer['requests'] = []
  const said: FakeServer['said'] = { user, minSchema: SYNC_SCHEMA, scopesRemoved: [], reset: [], pageSize: null, off: 0 }
  let head = 0
  let failing: Parameters<FakeServer['fail']>[0] = null
  let refusing: Parameters<FakeServer['refuse']>[0] = null
  const serverTime = () => new Date(clock.now() + said.off).toISOString()

  function write(tbl: SyncOp['tbl'], id: Id, doc: Record<string, unknown> | null): Stored {
    const rev = (records.get(id)?.rev ?? 0) + 1
    const stored = { tbl, id, rev, doc: doc && { ...doc, _id: id, _rev: rev } }
    records.set(id, stored)
    if (stored.doc) history.push(stored.doc)
    feed.set(id, { seq: ++head, row: { scope: SCOPE, tbl, id, rev, op: doc ? 'u' : 'd' } })
    return stored
  }

  const lastOf = (id: Id): Record<string, unknown> => history.findLast(({ _id }) => _id === id) ?? {}

  function apply(op: SyncOp): SyncResult {
    const { op: opId, id: _id, tbl, kind, set = {}, base } = op
    const said = refusing?.(op)
    if (said) return { op: opId, _id, status: 'rejected', ...said }
    const known = records.get(_id)
    const effect = () => effects.set(opId, (effects.get(opId) ?? 0) + 1)
    if (kind === 'call' && op.call === 'answer') return answerTo(op)
    if (kind === 'call') {
      effect()
      return { op: opId, _id, status: 'applied' }
    }
    if (kind === 'del') {
      if (!known?.doc) return { op: opId, _id, status: 'noop', record: null }
      effect()
      return { op: opId, _id, status: 'applied', rev: write(tbl, _id, null).rev }
    }
    if (!known) {
      if (base) return { op: opId, _id, status: 'gone', record: null }
      effect()
      return { op: opId, _id, status: 'applied', rev: write(tbl, _id, set).rev }
    }
    if (kind === 'event') return { op: opId, _id, status: 'noop', rev: known.rev, record: known.doc }
    if (!known.doc && !op.resolves?.startsWith('restore:'))
      // Who comes too late is shown what it was.
      return { op: opId, _id, status: 'gone', record: { ...lastOf(_id), deleted: true } }
    const { doc, changed, conflicts } = merge3(known.doc ?? lastOf(_id), { set, base }, kinds)
    const { rev, doc: record } = changed.length || !known.doc ? write(tbl, _id, doc) : known
    if (changed.length) effect()
    if (conflicts.length === 0 && changed.length) return { op: opId, _id, status: 'applied', rev }
    const asked = conflicts.map((conflict) => askedOf(op, conflict))
    for (const question of asked) write('questions', question._id, question)
    return { op: opId, _id, status: conflicts.length ? 'merged' : 'noop', rev, record, ...(asked.length && { conflicts: asked }) }
  }

  let questions = 0
  const askedOf = ({ op, tbl, id: rec }: SyncOp, conflict: MergeConflict) => ({
    ...conflict,
    _id: (0x9e5000 + ++questions).toString(16).padStart(24, '0'),
    _rev: 1,
    createdAt: serverTime(),
    updatedAt: serverTime(),
    op,
    tbl,
    rec,
    tournament: null,
    mineBy: user,
    theirsBy: null,
    at: serverTime(),
    state: 'open' as const,
    answeredBy: null,
  })

  /** The first answer counts; who answered what has become another question is asked again. */
  function answerTo({ op, id: _id, set = {} }: SyncOp): SyncResult {
    const question = records.get(_id)?.doc as ReturnType<typeof askedOf> | null | undefined
    const asked = question && records.get(question.rec)
    if (!question || !asked?.doc) return { op, _id, status: 'rejected', code: 'question.answered', record: null }
    const { tbl, rec, field, mine } = question
    if (set.take !== 'theirs' && !same(leafAt(asked.doc, field) ?? null, set.seen ?? null))
      return { op, _id, status: 'rejected', code: 'question.changed', record: question }
    if (set.take !== 'theirs') write(tbl, rec, applyLeaves(asked.doc, { [field]: set.take === 'mine' ? mine : set.value }))
    write('questions', _id, null)
    return { op, _id, status: 'applied' }
  }

  const push = (ops: SyncOp[]): PushReply => {
    const results = ops.map((op) => {
      const known = ledger.get(op.op)
      const payload = JSON.stringify(op.set)
      const { doc: record = null, rev } = records.get(op.id) ?? {}
      if (known && known.said !== payload) return { op: op.op, _id: op.id, status: 'op_reused' as const, record, rev }
      if (known) return { ...known.result, record, rev }
      const result = apply(op)
      if (result.status !== 'deferred' && result.status !== 'too_old') ledger.set(op.op, { result, said: payload })
      return result
    })
    const ok = results.every(({ status }) => ['applied', 'noop', 'merged', 'aliased'].includes(status))
    return { ok, acknowledged: true, serverTime: serverTime(), results: results as SyncResult[] }
  }

  const changes = (since: number, limit: number): ChangesReply => {
    const { scopesRemoved, reset } = said
    const from = reset.length ? 0 : since
    const newer = [...feed.values()].filter(({ seq }) => seq > from).sort((a, b) => a.seq - b.seq)
    const page = newer.slice(0, said.pageSize ?? limit)
    said.scopesRemoved = []
    said.reset = []
    return {
      rows: page.map(({ row }) => ({ ...row, doc: records.get(row.id)?.doc ?? null, rev: records.get(row.id)?.rev ?? row.rev })),
      cursor: scopesRemoved.length ? {} : { [SCOPE]: page.at(-1)?.seq ?? from },
      more: page.length < newer.length,
      scopesRemoved,
      reset,
      serverTime: serverTime(),
    }
  }

  async function answer<T>(call: 'hello' | 'changes' | 'push', ops: SyncOp[], work: () => T): Promise<Answer<T>> {
    requests.push({ call, ops: structuredClone(ops) })
    const fault = failing?.(call, ops)
    if (fault && !fault.after) return { ok: false, failure: fault.failure }
    const value = structuredClone(work())
    return fault ? { ok: false, failure: fault.failure } : { ok: true, value }
  }

  return {
    records,
    requests,
    history,
    effects,
    said,
    change: (tbl, id, patch) => void write(tbl, id, patch && { ...records.get(id)?.doc, ...patch }),
    forget: (id) => {
      records.delete(id)
      feed.delete(id)
    },
    fail: (rule) => {
      failing = rule
    },
    refuse: (rule) => {
      refusing = rule
    },
    transport: {
      hello: () =>
        answer('hello', [], () => ({
          serverTime: serverTime(),
          user: said.user,
          scopes: [SCOPE],
          minSchema: said.minSchema,
          schema: SYNC_SCHEMA,
        })),
      changes: ({ cursor, limit }) => answer('changes', [], () => changes(cursor[SCOPE] ?? 0, limit)),
      push: ({ ops }) => answer('push', ops, () => push(ops)),
    },
  }
}
