import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Id } from '@ramplight/domain/kernel/ids'
import { leafAt } from '@ramplight/domain/sync/leaves'
import type { Change, LocalRow, Recorded } from '@ramplight/sync/types'
import type { Day, Device, Said, SaidOnce, Saying } from './at-the-ramp.ts'
import { onDevice } from './devices.ts'

/** Fields that are lists of names: each name is put in and taken out by itself. */
export const SETS = new Set(['groups', 'tags'])
/** Fields whose every value is remembered. */
export const WATCHED: Partial<Record<SyncTable, readonly string[]>> = {
  'tournament-entries': ['disqualifiedReason', 'creditsUsed', 'boatNumber', 'flight', 'groups'],
  tournaments: ['notes', 'rules', 'tags'],
  'tournament-flights': ['name'],
  payments: ['description'],
  users: ['club_name'],
}

export const nothingSaid = (): Said => ({
  sayings: [],
  created: [],
  deleted: [],
  events: [],
  restored: new Set(),
  givenUp: [],
  seen: new Map(),
  isDrawn: false,
  count: 0,
})

/** Fields of which the proof knows every word that was said. */
export const isToldOf = ({ isDrawn }: Said, path: string): boolean => !(isDrawn && (path === 'boatNumber' || path === 'flight'))

export const json = (value: unknown): string => JSON.stringify(value ?? null)
const seenKey = (device: number, rec: Id, path: string) => `${device} ${rec} ${path}`
export const hasSeen = (said: Said, device: number, rec: Id, path: string, value: string): boolean =>
  said.seen.get(seenKey(device, rec, path))?.has(value) ?? false
export function noteSeen(said: Said, device: number, rec: Id, path: string, value: unknown): void {
  const key = seenKey(device, rec, path)
  said.seen.set(key, (said.seen.get(key) ?? new Set()).add(json(value)))
}

export const rowsOn = async ({ tabs }: Device, tbl: SyncTable): Promise<LocalRow[]> => (await tabs[0]!.engine.rowsOf(tbl)) as LocalRow[]

/** What a device may answer a person instead of keeping what they said. */
const HONEST = new Set(['QuotaExceededError', 'record.not-found'])
const codeOf = (error: unknown) => (error as { code?: string }).code ?? (error as Error).name

/** A person saves something. Null: the device said that it was not kept. */
export async function say(day: Day, device: Device, tab: number, changes: Change[]): Promise<Recorded[] | null> {
  const { engine } = device.tabs[tab % device.tabs.length]!
  try {
    const recorded = await noted(day, device, changes, () => engine.record(changes))
    return recorded === 'died' ? null : recorded
  } catch (error) {
    if (!HONEST.has(codeOf(error))) throw error
    return null
  }
}

/** Something keeps these changes; what is said with them is remembered, if it was kept or may have been. */
export async function noted(day: Day, device: Device, changes: Change[], keep: () => Promise<Recorded[]>): Promise<Recorded[] | 'died'> {
  const before = await Promise.all(changes.map((change) => whatIsShown(device, change)))
  for (const [index, change] of changes.entries()) noteShown(day.said, device.number, change, before[index]!)
  const recorded = await onDevice(day, device, keep)
  for (const [index, change] of changes.entries())
    note(day.said, device.number, change, before[index]!.row, recorded === 'died' ? null : recorded[index]!)
  return recorded
}

type Shown = { row: Record<string, unknown>; truth: Record<string, unknown> | null }

/** The record as it is shown, and as the server has it where a refused change covers that. */
async function whatIsShown(device: Device, { tbl, id }: Change): Promise<Shown> {
  const row = (await rowsOn(device, tbl)).find(({ _id }) => _id === id) ?? {}
  const { db } = device.tabs[0]!
  const isRefused = (await db.table('quarantine').where('[tbl+id]').equals([tbl, id]).count()) > 0
  const shadow = isRefused ? await db.table('shadow').get([tbl, id]) : null
  return { row, truth: shadow?.doc ?? null }
}

const valuesOf = (change: Change): Record<string, unknown> =>
  change.kind === 'create' ? change.doc : change.kind === 'edit' ? change.patch : {}

function noteShown(said: Said, device: number, change: Change, { row, truth }: Shown): void {
  for (const path of Object.keys(valuesOf(change))) {
    noteSeen(said, device, change.id, path, leafAt(row, path))
    if (truth) noteSeen(said, device, change.id, path, leafAt(truth, path))
  }
}

function note(said: Said, device: number, change: Change, row: Record<string, unknown>, recorded: Recorded | null): void {
  const { tbl, id: rec } = change
  const told = (): SaidOnce => ({ device, tbl, rec, opId: recorded?.opId ?? null, isSure: recorded !== null, n: ++said.count })
  if (change.kind === 'create') said.created.push(told())
  if (change.kind === 'delete') said.deleted.push(told())
  if (change.kind === 'event') {
    const { station, kind, weight } = change.event
    said.events.push({ ...told(), mark: String(station), kind: String(kind), ...(typeof weight === 'number' ? { weight } : {}) })
  }
  for (const [path, value] of Object.entries(valuesOf(change))) {
    if (!WATCHED[tbl]?.includes(path)) continue
    for (const one of stepsOf(path, row[path], value)) {
      said.sayings.push({ ...told(), path, ...one })
      if (one.does === 'set') noteSeen(said, device, rec, path, value)
    }
  }
}

export function stepsOf(path: string, before: unknown, after: unknown): Pick<Saying, 'does' | 'value'>[] {
  if (!SETS.has(path)) return json(before) === json(after) ? [] : [{ does: 'set', value: json(after) }]
  const [was, is] = [asList(before), asList(after)]
  return [
    ...is.filter((one) => !was.includes(one)).map((one) => ({ does: 'add' as const, value: json(one) })),
    ...was.filter((one) => !is.includes(one)).map((one) => ({ does: 'remove' as const, value: json(one) })),
  ]
}
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
