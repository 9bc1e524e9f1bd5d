import type { SyncOp } from '@ramplight/contract/sync/sync'
import { own } from '@ramplight/domain/sync/leaves'
import { type FieldKinds, type MergeConflict, type Merged, merge3 } from '@ramplight/domain/sync/merge3'
import type { SyncedFamily } from '../http/deps.ts'
import { withAliases } from './aliases.ts'
import type { Applying } from './applying.ts'
import type { Wire } from './shown-records.ts'

type MergedChange = Omit<Merged<Wire>, 'taken'>
type Given = { op: SyncOp; current: Wire; base: SyncOp['base'] }

/**
 * Puts a change over a record as it is. Where two said different things, the family may know that both mean the same (a partner who
 * was typed in at two stations); what it folded into one is one from here on, and then nothing of it is asked.
 */
export async function mergeChange(
  { tx, synced, work, aliases }: Applying,
  family: SyncedFamily,
  { op, current, base }: Given,
  kinds: FieldKinds,
): Promise<MergedChange> {
  const isQuestion = ({ field, mine, theirs }: MergeConflict) => !family.isSame?.(field, mine, theirs)
  const mergedWith = ({ set = {}, base }: Pick<SyncOp, 'set' | 'base'>): MergedChange => {
    const { doc, changed, conflicts } = merge3(current, { set, base }, kinds)
    return { doc, changed, conflicts: conflicts.filter(isQuestion) }
  }
  const merged = mergedWith({ set: op.set, base })
  const folded = merged.conflicts.length ? await family.foldTwins?.(tx, { id: op.id, conflicts: merged.conflicts }, work) : undefined
  if (!folded?.size) return withWhatHangs(current, merged, family.hangsOn)
  for (const [local, known] of folded) aliases.set(local, known)
  const named = withAliases({ ...op, base: base ?? {} }, synced, folded)
  return withWhatHangs(current, mergedWith(named), family.hangsOn)
}

/** What is only right beside something that is asked about (the pots of a partner), is part of that question. */
function withWhatHangs(current: Wire, { doc, changed, conflicts }: MergedChange, hangsOn: SyncedFamily['hangsOn'] = {}): MergedChange {
  const isAsked = new Set(conflicts.map(({ field }) => field))
  const fields = [...changed, ...isAsked]
  const besideOf = (asked: string) => fields.filter((field) => hangsOn[field] === asked)
  const mineOf = new Map(conflicts.map(({ field, mine }) => [field, mine]))
  const hanging = new Set([...isAsked].flatMap(besideOf))
  const fieldOf = (from: Wire, field: string) => own(from, field) ?? null
  return {
    doc: { ...doc, ...Object.fromEntries([...hanging].map((field) => [field, fieldOf(current, field)])) },
    changed: changed.filter((field) => !hanging.has(field)),
    conflicts: conflicts
      .filter(({ field }) => !hanging.has(field))
      .map((asked) => {
        const beside = besideOf(asked.field).map((field) => [field, mineOf.has(field) ? mineOf.get(field) : fieldOf(doc, field)])
        return beside.length ? { ...asked, beside: Object.fromEntries(beside) } : asked
      }),
  }
}
