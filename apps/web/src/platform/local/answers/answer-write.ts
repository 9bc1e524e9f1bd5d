import type { AnyEndpoint, ResponseOf } from '@ramplight/contract/kernel/endpoint'
import type { Question } from '@ramplight/contract/sync/questions'
import { messageOf } from '@ramplight/domain/kernel/errors'
import type { Id } from '@ramplight/domain/kernel/ids'
import { wholeRev } from '@ramplight/sync/desk/dossier'
import type { QuarantineRow, Settlement } from '@ramplight/sync/types'
import { CallError } from '../../call-error.ts'
import { callServer, type Given, type Replaced } from '../../call-server.ts'
import { setAt } from '../../record-form/paths.ts'
import type { Book } from '../book/book.ts'
import { isUnreached, mayAsk } from '../sending/link.ts'
import { tellKept } from '../store/kept.ts'
import { engineTable } from '../store/local-db.ts'
import { claim, holdsOnly, isRepeatable, keptBefore, promisedBefore } from './answer-write-own.ts'
import type { Asked, LocalPlan, LocalWrite } from './local-calls.ts'
import { onlyKnownRows } from './only-known-rows.ts'
import { asCallError, notHere, notKept } from './refusals.ts'

/** How long a form waits for the server's word; what is kept is safe before that. */
const TIMEOUT_MS = 4000
/** How long the server is waited for when it may do as a whole what this device could keep: people stand around. */
const PATIENCE_MS = 4000

/**
 * Kept on this device first, then sent. A refusal that comes in time is told where it was typed, and leaves nothing behind;
 * one that comes later waits in the list of refused changes. Only what this very call has made is taken back: a change that was
 * promised to be safe before, or that another save has joined, waits in that list, too. Of a copy that is still being fetched no
 * refusal is believed: the server is asked instead.
 */
export async function answerWrite<E extends AnyEndpoint>(
  book: Book,
  endpoint: E,
  write: LocalWrite<E>,
  given: Given<E>,
): Promise<ResponseOf<E>> {
  const {
    local,
    local: { engine },
  } = book
  await write.guard?.(given as unknown as Asked<E>, book).catch((error: unknown) => {
    throw asCallError(error)
  })
  /** It was waited for in vain a moment ago: nobody waits for it again. */
  let isSilent = false
  if (write.serverFirst && mayBeAnswered(book) && (await engineTable(book.db, 'outbox').count()) === 0) {
    const timeoutMs = Math.min(given.timeoutMs ?? PATIENCE_MS, write.patienceMs ?? PATIENCE_MS)
    const answered = await unlessUnreached(callServer(endpoint, { ...asServerKnows(given), timeoutMs }))
    if (answered) return answered.answer
    isSilent = true
  }
  const isWhole = book.isReady()
  const replaced = await stillRefused(book, given.replaces)
  const asked = { ...given, replaces: replaced?.id } as unknown as Asked<E>
  const planned = await write.plan(asked, isWhole ? local : onlyKnownRows(local)).catch((error: unknown) => asCallError(error))
  // What another station made a moment ago is on the screen and not here yet: the server knows it.
  const asks = isWhole ? isForServer(planned) && mayBeAnswered(book) : planned instanceof Error && mayAsk()
  const answered = asks ? await unlessUnreached(callServer(endpoint, asServerKnows(given))) : null
  if (answered && replaced) await engine.discard(replaced.opId, 'replaced')
  if (answered) return answered.answer
  // It was asked, and may have done it: that this device could not says nothing.
  if (planned instanceof Error && asks) throw CallError.noAnswer()
  if (planned instanceof Error && !isWhole) throw notHere()
  if (planned instanceof Error) throw planned
  const plan = planned as LocalPlan<E>
  const before = await keptBefore(book, plan.changes)
  const recorded = await (replaced ? engine.replace(replaced.opId, plan.changes) : engine.record(plan.changes)).catch(notKept)
  const opIds = [...new Set(recorded.flatMap(({ opId }) => opId ?? []))]
  const waitMs = isSilent ? 0 : (given.waitMs ?? write.timeoutMs ?? TIMEOUT_MS)
  const waits = waitMs > 0 && opIds.length > 0 && mayBeAnswered(book)
  const claimed = claim(opIds)
  const settled: Map<Id, Settlement> = waits ? await engine.settle(opIds, waitMs).finally(claimed.release) : new Map()
  claimed.release()

  const promised = promisedBefore(before, recorded)
  // What came in the place of a kept change is as much promised as that one was.
  const own = replaced ? [] : opIds.filter((opId) => !promised.has(opId) && claimed.isAlone(opId))
  const refusals = opIds.flatMap((opId) => refusalOf(settled.get(opId)) ?? [])
  const gone: QuarantineRow[] = []
  for (const refusal of refusals) {
    if (!own.includes(refusal.opId) || !(await holdsOnly(book, plan.changes, refusal, before))) continue
    await engine.discard(refusal.opId, 'told')
    gone.push(refusal)
  }
  const told = gone[0] ?? (isRepeatable(plan.changes, before) ? refusals[0] : undefined)
  if (told && !plan.tellsRefusals) throw new CallError(409, told.reason, told.message, told.details)

  const conflicts = own.flatMap((opId) => conflictsOf(settled.get(opId)))
  if (conflicts.length > 0 && isOfOneForm(plan)) {
    for (const { _id } of conflicts) await engine.answer(_id, { take: 'theirs' })
    throw await stale(book, conflicts)
  }

  // What was refused and told nobody is here as well, and waits for a person.
  const isKept = ({ kind }: Settlement) => kind === 'kept' || (kind === 'refused' && !plan.tellsRefusals)
  const kept = opIds.filter((opId) => isKept(settled.get(opId) ?? { kind: 'kept' }))
  if (kept.length > 0) tellKept({ path: endpoint.path, changes: kept.length, isToldThere: given.waitMs === 0 })
  const byRecord = new Map(recorded.flatMap(({ id, opId }) => (opId && settled.has(opId) ? [[id, settled.get(opId)!]] : [])))
  return plan.answer(local, byRecord).catch((error: unknown) => {
    throw asCallError(error)
  })
}

/** Somebody may have decided about it meanwhile, in another tab. */
const stillRefused = async ({ db }: Book, replaces: Replaced | undefined): Promise<Replaced | undefined> =>
  replaces && (await engineTable(db, 'quarantine').get(replaces.opId)) ? replaces : undefined

/**
 * Is it the change of one record, whose form shows both versions? What was made or changed beside others counts as it is, and what
 * two people said of it stays a question for the list of conflicts.
 */
const isOfOneForm = ({ changes }: Pick<LocalPlan<AnyEndpoint>, 'changes'>): boolean =>
  changes.every(({ kind, id }) => kind === 'edit' && id === changes[0]!.id)

/** The server knows its own revisions alone; a row of this device may stand between two of them. */
export function asServerKnows<E extends AnyEndpoint>(given: Given<E>): Given<E> {
  const { body } = given as { body?: { _rev?: unknown } }
  return typeof body?._rev === 'number' && !Number.isInteger(body._rev)
    ? ({ ...given, body: { ...body, _rev: wholeRev(body._rev) || undefined } } as Given<E>)
    : given
}

const AWAY = new Set(['offline', 'backoff', 'auth-needed', 'upgrade-needed'])
/** Sending is tried in any case; only the form does not wait for what is unlikely. */
const mayBeAnswered = ({ state }: Book): boolean => mayAsk() && !AWAY.has(state().phase)

const THEIRS = new Set(['record.not-found', 'reference.unknown', 'sync.online-only'])
/** What this device does not know, or does not keep. */
const isForServer = (planned: unknown): boolean => planned instanceof CallError && THEIRS.has(planned.code)

/** The server's answer, also when it is a refusal; null when nobody answered. */
const unlessUnreached = <T>(answer: Promise<T>): Promise<{ answer: T } | null> =>
  answer.then(
    (value) => ({ answer: value }),
    (error: unknown) => {
      if (isUnreached(error)) return null
      throw error
    },
  )

const refusalOf = (settlement: Settlement | undefined) => (settlement?.kind === 'refused' ? settlement.refusal : null)
const conflictsOf = (settlement: Settlement | undefined) => (settlement?.kind === 'settled' ? (settlement.result.conflicts ?? []) : [])

const withMine = <Doc extends object>(doc: Doc, { field, mine, beside }: Question): Doc =>
  Object.entries({ ...beside, [field]: mine }).reduce((next, [name, value]) => setAt(next, name, value), doc)

/** Both versions in the wire's units, as the server tells a stale change. */
async function stale({ local }: Book, conflicts: ReturnType<typeof conflictsOf>): Promise<CallError> {
  const { tbl, rec } = conflicts[0]!
  const row = await local.row(tbl, rec)
  if (!row) return new CallError(404, 'record.not-found', messageOf('record.not-found'))
  const { _scopes, ...theirs } = row
  const yours = conflicts.filter((conflict) => conflict.rec === rec).reduce(withMine, theirs)
  return new CallError(409, 'record.stale', messageOf('record.stale'), { yours, theirs })
}
