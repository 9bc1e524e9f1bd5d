import { CHECK_IN_CONTROLS } from './check-in-controls.ts'
import type { Control } from './control.ts'
import { FORM_CONTROLS } from './form-controls.ts'
import { RAFFLE_CONTROLS } from './raffle-controls.ts'

const SYNC = 'packages/sync/src'
const SERVER = 'apps/server/src/platform/sync'

/** Every safeguard of the sync, taken out one at a time. */
export const CONTROLS: Record<string, Control> = {
  'no ledger': {
    without: 'a change that arrives twice is done twice',
    patches: [{ file: `${SERVER}/ledger.ts`, find: 'if (!others.length) return new Map()', put: 'return new Map()' }],
  },
  'a new id on retry': {
    without: 'a change is sent again under another id, so nobody can know that it is the same',
    patches: [
      {
        file: `${SYNC}/push/seal.ts`,
        find: 'if (sealed.length === size || sealed.some(isFinal)',
        put: `for (const row of sealed) row.opId = row.opId.slice(0, 20) + Math.random().toString(16).slice(2, 6).padEnd(4, '0')
    if (sealed.length) await tx.outbox.putMany(sealed)
    if (sealed.length === size || sealed.some(isFinal)`,
      },
    ],
  },
  'the last writer wins': {
    without: 'whoever comes last replaces what they never saw',
    patches: [
      {
        file: `${SERVER}/apply-ups.ts`,
        find: 'const base = seenBy(op, row, current, starts, untouched.get(op))',
        put: 'const base = Object.fromEntries(Object.keys(op.set ?? {}).map((path) => [path, leafAt(current, path)]))',
      },
    ],
  },
  'deletions first, as they are': {
    without: 'what is made and deleted without a network is deleted first and made after',
    patches: [
      {
        file: `${SYNC}/outbox/write-change.ts`,
        find: 'const queue = dossier.queue.filter(wasSent)\n',
        put: 'const queue = dossier.queue.slice()\n',
      },
      { file: `${SYNC}/push/pick.ts`, find: '      !row.behind &&\n', put: '' },
    ],
  },
  'no echo': {
    without: 'a device that was told "merged" takes its own value for the server’s, and shows it for ever',
    often: { 'write both': 4, 'give a boat number': 3 },
    patches: [
      {
        file: `${SYNC}/push/settle-batch.ts`,
        find: 'return record && truthFrom(rest.id, rest.truth, record, rev)',
        put: 'return rest.row && { ...rest.row, _rev: Math.max(rev ?? 1, rest.truth?._rev ?? 0) }',
      },
    ],
  },
  'a feed numbered by a sequence': {
    without: 'a slow transaction gets its place before a fast one and appears behind it, where nobody looks any more',
    patches: [],
    often: { 'somebody is slow on the web': 10 },
    prepare: 'create sequence feed_numbers',
    sql: [
      {
        name: 'sync_settle',
        find: 'INSERT INTO sync_scope (scope) SELECT w.scope FROM unnest(wanted) w (scope) ORDER BY w.scope\n      ON CONFLICT (scope) DO UPDATE SET head = sync_scope.head;',
        put: 'INSERT INTO sync_scope (scope, head) SELECT w.scope, 1000000000000 FROM unnest(wanted) w (scope) ORDER BY w.scope ON CONFLICT (scope) DO NOTHING;',
      },
      {
        name: 'sync_settle',
        find: `UPDATE sync_scope s SET head = s.head + c.count FROM (SELECT n.scope, count(*) AS count FROM next n GROUP BY n.scope) c
      WHERE s.scope = c.scope RETURNING s.scope, s.head - c.count AS before`,
        put: `SELECT c.scope, nextval('feed_numbers') * 10000 AS before FROM (SELECT n.scope, count(*) AS count FROM next n GROUP BY n.scope) c`,
      },
    ],
  },
  'the cursor before the rows': {
    without: 'a device that dies between the two never asks for the rows again',
    patches: [
      {
        file: `${SYNC}/pull/apply-page.ts`,
        find: `export const applyPage = async (store: Store, page: ChangesReply, { life, at, shape }: Kept): Promise<void> => {`,
        put: `export const applyPage = async (store: Store, page: ChangesReply, { life, at, shape }: Kept): Promise<void> => {
  await store.write([], async (tx) => void (await tx.kv.put({ k: CURSOR, v: cursorBehind(await readCursor(tx, shape), page) })))`,
      },
    ],
  },
  'the outbox in a second transaction': {
    without: 'a device that dies between the two shows what it will never send',
    patches: [
      {
        file: `${SYNC}/outbox/record.ts`,
        find: 'export const record = (',
        put: `const inTwo = (store: Store): Store => ({
  ...store,
  write: async (tables, work) => {
    const later: never[] = []
    const value = await store.write(tables, (tx) => work({ ...tx, outbox: { ...tx.outbox, putMany: async (rows) => void later.push(...(rows as never[])) } }))
    if (later.length) await store.write([], (tx) => tx.outbox.putMany(later))
    return value
  },
})
export const record = (`,
      },
      {
        file: `${SYNC}/outbox/record.ts`,
        find: 'store.write(tablesOf(wanted)',
        put: 'inTwo(store).write(tablesOf(wanted)',
      },
    ],
  },
  'whatever waits for a record is cleared with the answer': {
    without: 'what is changed while the answer is on its way is forgotten with it',
    patches: [
      {
        file: `${SYNC}/push/settle-batch.ts`,
        find: '{ ...dossier, queue: dossier.queue.filter((row) => row !== op) }',
        put: '{ ...dossier, queue: [] }',
      },
    ],
  },
  'the whole queue is cleared on "not ok"': {
    without: 'what was refused is taken for done',
    patches: [
      {
        file: `${SYNC}/push/settle-batch.ts`,
        find: 'const results = reply.results ?? (reply.ok === true ? sent.map(taken) : [])',
        put: 'const results = sent.map(taken)',
      },
    ],
  },
  'stations overwrite each other': {
    without: 'the bag of one station takes the place of the other station’s',
    patches: [
      {
        file: 'apps/server/src/features/weigh-in/weigh-ins/append-synced.ts',
        find: 'await insertRows(tx, weighInEvents, rows)',
        put: `await tx.delete(weighInEvents).where(inArray(weighInEvents.entry, rows.map(({ entry }) => entry)))
  await insertRows(tx, weighInEvents, rows)`,
      },
    ],
  },
  'an event without an id of its own': {
    without: 'a bag that comes once more is another bag',
    patches: [
      {
        file: `${SERVER}/append-events.ts`,
        find: 'const arriving = await identified(applying, log, ops)',
        put: 'const arriving = (await identified(applying, log, ops)).map((one) => ({ ...one, id: crypto.randomUUID().replaceAll("-", "").slice(0, 24), isKnown: false }))',
      },
    ],
  },
  'an event that is known is done, whatever it says': {
    without: 'a page that was printed twice and read on two tablets loses the bag of the second',
    often: { 'read a paper sheet': 8 },
    patches: [
      { file: `${SERVER}/append-events.ts`, find: 'return there && here && sameContent(there, here)', put: 'return there !== undefined' },
    ],
  },
  'one name for all that comes under an id': {
    without: 'the third reading under one id is taken for the second',
    often: { 'read a paper sheet': 12 },
    patches: [{ file: 'packages/domain/src/log/same-content.ts', find: 'canonical(contentOf(event))', put: 'canonical({})' }],
  },
  'a void hides what was corrected': {
    without: 'a bag that one person voided and another corrected is void, and nobody is asked',
    often: { 'correct a bag': 5, 'strike a bag out': 10 },
    patches: [{ file: 'packages/domain/src/weigh-in/weigh-in-flags.ts', find: '...disagreements(all)', put: '...disagreements(standing)' }],
  },
  'poison blocks': {
    without: 'one change that the server breaks on keeps all others back',
    often: { 'a boat that breaks the server': 6 },
    patches: [
      {
        file: `${SYNC}/engine/push-all.ts`,
        find: `if (failure.kind !== 'broken' && !isSlow && !isBad) return failure`,
        put: 'if (first && (isSlow || isBad || failure.kind)) return failure',
      },
    ],
  },
  'children before their parents': {
    without: 'what hangs on something is sent before it',
    patches: [
      { file: `${SYNC}/push/pick.ts`, find: 'for (const row of rows) {', put: 'for (const row of rows.toReversed()) {' },
      {
        file: `${SERVER}/apply-ops.ts`,
        find: 'ORDER[a.kind] - ORDER[b.kind] || rankOf(a) - rankOf(b)',
        put: '0 * (ORDER[a.kind] - rankOf(b))',
      },
    ],
  },
  'children do not wait for a refused parent': {
    without: 'what hangs on a refused record is sent, and refused in its turn',
    patches: [
      {
        file: `${SYNC}/outbox/hold-children.ts`,
        find: `state: held.has(row) ? 'waiting' : 'pending'`,
        put: `state: held.has(row) ? 'pending' : 'pending'`,
      },
    ],
  },
  'wiped without parking': {
    without: 'who signs out loses what was not sent',
    patches: [
      {
        file: 'apps/web/src/platform/local/store/put-away.ts',
        find: 'const parked = await park(user, await engine.rescue({ isLast: true }))',
        put: 'const parked = await park(user, { ...(await engine.rescue({ isLast: true })), outbox: [], quarantine: [] })',
      },
    ],
  },
  'the newest by the clock of the device wins': {
    without: 'a tablet whose clock is wrong undoes what was said after it, or is not heard',
    patches: [
      {
        file: `${SERVER}/apply-ups.ts`,
        find: 'const base = seenBy(op, row, current, starts, untouched.get(op))',
        put: `if (Date.parse(op.at) < Date.parse(String(current.updatedAt))) op.set = {}
      const base = Object.fromEntries(Object.keys(op.set ?? {}).map((path) => [path, leafAt(current, path)]))`,
      },
    ],
  },
  ...FORM_CONTROLS,
  ...CHECK_IN_CONTROLS,
  ...RAFFLE_CONTROLS,
}
