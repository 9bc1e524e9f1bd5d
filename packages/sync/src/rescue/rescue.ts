/**
 * What only this device has, as a file, and back. Changes keep their ids: taken in on another device and sent by both, they count
 * once, because the server knows them.
 */
import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { BOOKS, type Books, openDesk } from '../desk/desk.ts'
import { inOrder, wasSent } from '../desk/dossier.ts'
import type { RescueFile } from '../engine-api.ts'
import { putRight, TIMED_TABLES } from '../outbox/compare-clock.ts'
import { holdChildren } from '../outbox/hold-children.ts'
import { isNoRoom, type Store, type StoreTx } from '../ports.ts'
import { quarantined } from '../push/settle-batch.ts'
import type { OutboxRow, QuarantineRow, TrashRow } from '../types.ts'

type Head = { device: Id; user: Id; at: string }
/** `isLast`: this database is about to go, and nothing is written in it any more. */
type Before = { life: Id; isLast: boolean }
type Moment = { life: Id; at: string }

/**
 * From now on another device may send these changes: here, too, they are never altered again. A full disk cannot remember that; its
 * file matters more. Should one of them be altered here later, the server refuses the second of the two, and it waits for a person.
 * So moments that no contact has proved are unproven from now on, here and in the file.
 */
export function rescue(store: Store, head: Head, { life, isLast }: Before): Promise<RescueFile> {
  const written = async (tx: StoreTx): Promise<RescueFile> => ({
    format: 'rescue',
    version: 1,
    schema: SYNC_SCHEMA,
    ...head,
    life: ((await tx.kv.get(BOOKS))?.v as Books | undefined)?.life ?? null,
    outbox: await tx.outbox.all(),
    quarantine: await tx.quarantine.all(),
    trash: await tx.trash.all(),
  })
  const asItIs = () => store.read([], written)
  if (isLast) return asItIs()
  const remembered = store.write(TIMED_TABLES, async (tx) => {
    await putRight(tx, { life, off: null })
    const own = (await tx.outbox.all()).filter((op) => !wasSent(op))
    if (own.length) await tx.outbox.putMany(own.map((op) => ({ ...op, tries: 1 })))
    return written(tx)
  })
  return remembered.catch((error: unknown) => (isNoRoom(error) ? asItIs() : Promise.reject(error)))
}

/** Changes that came with a file, by the life of the database they were made in: a file counts once, also after it was sent. */
const TAKEN = 'taken'
type Taken = Record<string, number[]>

/** After this the server may have forgotten that it has done a change: sent once more, it would be done once more. */
const REMEMBERED_MS = 30 * 86_400_000
const LONG_AGO = {
  reason: 'long_ago',
  message: 'This is older than 30 days and may be on the server already; look at it before it is sent.',
}

/** What may have been sent long ago waits for a person. */
export async function takeIn(store: Store, file: RescueFile, { life, at }: Moment): Promise<{ taken: number; known: number }> {
  const horizon = Date.parse(at) - REMEMBERED_MS
  const isLongAgo = (op: OutboxRow) => wasSent(op) && Date.parse(op.at) < horizon
  const brought = file.outbox as OutboxRow[]
  const [old, recent] = [brought.filter(isLongAgo), brought.filter((op) => !isLongAgo(op))]
  const outbox = recent.map(({ n, behind, notBefore, ...op }): OutboxRow => ({ ...op, state: 'pending', tries: Math.max(1, op.tries) }))
  const refused = [...(file.quarantine as QuarantineRow[]), ...old.map((op) => quarantined(op, { ...LONG_AGO, at }))]
  const trash = file.trash as TrashRow[]
  const tables = [...new Set([...outbox, ...refused].map(({ tbl }) => tbl))]
  return store.write(tables, async (tx) => {
    const desk = await openDesk(tx, life, [...outbox, ...refused])
    const before = ((await tx.kv.get(TAKEN))?.v as Taken | undefined) ?? {}
    const isKnown = await knownHere(tx, desk.books, before)
    const [waiting, sorry] = [outbox.filter((op) => !isKnown(op, file)), refused.filter((op) => !isKnown(op, file))]
    const origin = (op: OutboxRow) => op.from ?? file.life ?? file.device
    for (const op of waiting) {
      const dossier = desk.of(op.tbl, op.id)
      desk.put({ ...dossier, queue: [...dossier.queue, { ...op, from: origin(op) }] })
    }
    const least = await leastNumber(tx)
    for (const [index, op] of sorry.sort(inOrder).entries()) {
      const dossier = desk.of(op.tbl, op.id)
      // What was refused is older than all that waits: it was sent before it.
      const refusal: QuarantineRow = { ...op, n: least - sorry.length + index, from: origin(op) }
      desk.put({ ...dossier, refused: [...dossier.refused, refusal].sort(inOrder) })
    }
    const all = [...waiting, ...sorry]
    desk.books.issued += all.length
    await desk.close()
    await putUnknown(tx, trash)
    if (all.length) await tx.kv.put({ k: TAKEN, v: withTaken(before, Map.groupBy(all, origin)) })
    await holdChildren(tx)
    return { taken: all.length, known: outbox.length + refused.length - all.length }
  })
}

/** Below every place that is taken: by what waits, and by what was refused and may wait again in its place. */
const leastNumber = async (tx: StoreTx): Promise<number> =>
  [...(await tx.outbox.all()), ...(await tx.quarantine.all())].reduce((least, { n = 0 }) => Math.min(least, n), 0)

const withTaken = (before: Taken, taken: ReadonlyMap<string, OutboxRow[]>): Taken => ({
  ...before,
  ...Object.fromEntries([...taken].map(([from, ops]) => [from, [...(before[from] ?? []), ...ops.map(({ devSeq }) => devSeq)]])),
})

/** All that was made in this life of the database is here or done with; of another life, what is here or came here before. */
async function knownHere(tx: StoreTx, { life, devSeq }: Books, taken: Taken): Promise<(op: OutboxRow, file: RescueFile) => boolean> {
  const here = new Set([...(await tx.outbox.all()), ...(await tx.quarantine.all())].map(({ opId }) => opId))
  return (op, file) => {
    const from = op.from ?? file.life ?? file.device
    return here.has(op.opId) || (from === life && op.devSeq <= devSeq) || !!taken[from]?.includes(op.devSeq)
  }
}

async function putUnknown(tx: StoreTx, trash: readonly TrashRow[]): Promise<void> {
  const inTrash = await tx.trash.getMany(trash.map(({ tbl, id }) => [tbl, id]))
  await tx.trash.putMany(trash.filter((_, index) => !inTrash[index]))
}
