/**
 * What a refused call may take back: only what it has written itself and nobody else counts on. "Saved on this device" was told
 * of everything else, by an earlier save or by one that joined meanwhile, and a person decides about that.
 */
import type { Id } from '@ramplight/domain/kernel/ids'
import { leafAt, same } from '@ramplight/domain/sync/leaves'
import { isCreation } from '@ramplight/sync/desk/dossier'
import type { Change, OutboxRow, QuarantineRow, Recorded } from '@ramplight/sync/types'
import type { Book } from '../book/book.ts'
import { engineTable } from '../store/local-db.ts'

type Place = Pick<OutboxRow, 'tbl' | 'id'>
const isOf =
  (place: Place) =>
  ({ tbl, id }: Place): boolean =>
    tbl === place.tbl && id === place.id

/** What was kept of some records before a call changed them. */
export type KeptBefore = { waiting: readonly OutboxRow[]; refused: readonly QuarantineRow[] }

export async function keptBefore({ db }: Pick<Book, 'db'>, changes: readonly Change[]): Promise<KeptBefore> {
  const [outbox, quarantine] = [engineTable(db, 'outbox'), engineTable(db, 'quarantine')]
  const counts = changes.length === 0 ? [0, 0] : await Promise.all([outbox.count(), quarantine.count()])
  const keys = changes.map(({ tbl, id }) => [tbl, id])
  const [waiting, refused] = await Promise.all([
    counts[0] ? outbox.where('[tbl+id]').anyOf(keys).toArray() : [],
    counts[1] ? quarantine.where('[tbl+id]').anyOf(keys).toArray() : [],
  ])
  return { waiting, refused }
}

/** Changes that hold what was kept earlier: joined to what waits, or a creation that was refused and goes again, corrected. */
export const promisedBefore = ({ waiting, refused }: KeptBefore, recorded: readonly Recorded[]): ReadonlySet<Id> => {
  const known = new Set(waiting.map(({ opId }) => opId))
  const mended = refused.filter(isCreation)
  return new Set(recorded.flatMap(({ opId, ...place }) => (opId && (known.has(opId) || mended.some(isOf(place))) ? opId : [])))
}

/** Would the same call, said again, make nothing twice? Then its form may say that it was refused, whatever of it stays here. */
export const isRepeatable = (changes: readonly Change[], { waiting, refused }: KeptBefore): boolean =>
  changes.every((change) => change.kind === 'edit' || change.kind === 'delete' || [...waiting, ...refused].some(isOf(change)))

/**
 * Does giving this refused change up lose nothing but the words of these changes? Another save, of another tab as well, may have
 * put its own into it, or waits behind a record that would be gone.
 */
export async function holdsOnly({ db }: Pick<Book, 'db'>, changes: readonly Change[], refusal: QuarantineRow, before: KeptBefore) {
  const words = changes.filter(isOf(refusal)).map(wordsOf)
  const isSaidHere = Object.entries(refusal.set ?? {}).every(([path, value]) => words.some((doc) => same(leafAt(doc, path), value)))
  if (!isSaidHere || !isCreation(refusal)) return isSaidHere
  // It was on its way when the call began, and refused before the call was kept: that one goes again in this.
  if (before.waiting.some((op) => isCreation(op) && isOf(refusal)(op))) return false
  return (await engineTable(db, 'outbox').where('[tbl+id]').equals([refusal.tbl, refusal.id]).count()) === 0
}

function wordsOf(change: Change): Record<string, unknown> {
  if (change.kind === 'create') return change.doc
  if (change.kind === 'edit') return change.patch
  if (change.kind === 'event') return change.event
  return change.kind === 'call' ? change.body : {}
}

type Claim = { opId: Id; isShared: boolean }
/** What the forms of this tab wait for at the moment. */
const claims = new Map<Id, Claim>()

/** Claims changes for one call, until it has its answer: a call that finds one claimed has joined it, and then it is of both. */
export function claim(opIds: readonly Id[]): { isAlone: (opId: Id) => boolean; release: () => void } {
  const own = opIds.filter((opId) => !claims.has(opId)).map((opId): Claim => ({ opId, isShared: false }))
  for (const opId of opIds) {
    const theirs = claims.get(opId)
    if (theirs) theirs.isShared = true
  }
  for (const made of own) claims.set(made.opId, made)
  return {
    isAlone: (opId) => own.some((made) => made.opId === opId && !made.isShared),
    release: () => {
      for (const { opId } of own) claims.delete(opId)
    },
  }
}
