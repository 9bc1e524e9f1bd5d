/**
 * A store in memory with the transactions of a real one: one writer at a time, all or nothing, what is read is a copy. A test can
 * make the k-th write fail, or every one that follows (a crash).
 */
import { SYNC_TABLES, type SyncTable } from '@ramplight/contract/sync/tables'
import { ENGINE_TABLES, type Key, type Shelf, type Store, type StoreTx } from '../ports.ts'

type Row = Record<string, unknown>
type Table = Map<string, Row>
type Tables = Map<string, Table>

export type MemoryStore = Store & {
  /** Called before each write with its number, from 1, over all transactions; what it throws ends the transaction. */
  onWrite: (hook: ((write: number, table: string) => void) | null) => void
  /** Called when a transaction of writing is about to be kept; what it throws undoes it. */
  onCommit: (hook: ((commit: number) => void) | null) => void
  /** Everything, to compare. */
  dump: (table: string) => Row[]
  /** The same content, as a device that starts again has it. */
  copy: () => MemoryStore
}

const PRIMARY: Record<string, string[]> = Object.fromEntries(
  Object.entries(ENGINE_TABLES).map(([name, schema]) => [name, partsOf(schema.split(',')[0]!.replace(/^(\+\+|&)/, ''))]),
)
function partsOf(index: string): string[] {
  return index
    .trim()
    .replace(/^\[|\]$/g, '')
    .split('+')
}

const text = (key: unknown): string => JSON.stringify(Array.isArray(key) && key.length === 1 ? key[0] : key)

export function memoryStore(seed: Tables = new Map(), count = { next: 1 }): MemoryStore {
  let tables = seed
  let queue: Promise<unknown> = Promise.resolve()
  let writes = 0
  let commits = 0
  let writeHook: ((write: number, table: string) => void) | null = null
  let commitHook: ((commit: number) => void) | null = null

  function transact<T>(mode: 'r' | 'rw', names: readonly SyncTable[], work: (tx: StoreTx) => Promise<T>): Promise<T> {
    const run = queue.then(async () => {
      const draft: Tables = new Map([...tables].map(([name, rows]) => [name, new Map(rows)]))
      const next = { ...count }
      const shelf = (name: string) =>
        shelfOf(draft, name, next, () => {
          if (mode === 'r') throw new Error('a reading transaction writes nothing')
          writeHook?.(++writes, name)
        })
      const rows = (tbl: SyncTable) => {
        if (!names.includes(tbl)) throw new Error(`${tbl} is not part of this transaction`)
        return shelf(tbl)
      }
      const own = Object.fromEntries(Object.keys(ENGINE_TABLES).map((name) => [name, shelf(name)]))
      const result = await work({ ...own, rows } as unknown as StoreTx)
      if (mode === 'rw') {
        commitHook?.(++commits)
        tables = draft
        Object.assign(count, next)
      }
      return result
    })
    queue = run.catch(() => undefined)
    return run
  }

  return {
    write: (names, work) => transact('rw', names, work),
    read: (names, work) => transact('r', names, work),
    onWrite: (hook) => {
      writes = 0
      writeHook = hook
    },
    onCommit: (hook) => {
      commits = 0
      commitHook = hook
    },
    dump: (table) => structuredClone([...(tables.get(table)?.values() ?? [])]),
    copy: () => memoryStore(new Map([...tables].map(([name, rows]) => [name, new Map(rows)])), { ...count }),
  }
}

const KNOWN = new Set<string>([...Object.keys(ENGINE_TABLES), ...SYNC_TABLES])

function shelfOf(draft: Tables, name: string, count: { next: number }, onWrite: () => void): Shelf<Row> {
  if (!KNOWN.has(name)) throw new Error(`there is no table ${name}`)
  const rows = draft.get(name) ?? new Map<string, Row>()
  draft.set(name, rows)
  const primary = PRIMARY[name] ?? ['_id']
  const keyOf = (row: Row) => primary.map((part) => row[part])
  const put = (given: Row): Key => {
    onWrite()
    const row = structuredClone(given)
    if (name === 'outbox') {
      row.n ??= count.next++
      const twin = [...rows.values()].find((other) => other.opId === row.opId && other.n !== row.n)
      if (twin) throw new Error(`ConstraintError: ${String(row.opId)} waits already`)
    }
    const key = keyOf(row)
    rows.set(text(key), row)
    return (key.length === 1 ? key[0] : key) as Key
  }
  const find = (index: string, value: Key): Row[] => {
    const parts = partsOf(index)
    const wanted = Array.isArray(value) ? value : [value]
    const matches = (row: Row) =>
      wanted.every((part, at) => {
        const own = row[parts[at]!]
        return Array.isArray(own) ? own.includes(part) : own === part
      })
    const order = parts.concat(primary)
    return [...rows.values()].filter(matches).sort((a, b) =>
      compare(
        order.map((part) => a[part]),
        order.map((part) => b[part]),
      ),
    )
  }
  return {
    get: async (key) => structuredClone(rows.get(text(key))),
    getMany: async (keys) => keys.map((key) => structuredClone(rows.get(text(key)))),
    put: async (row) => put(row),
    putMany: async (given) => given.forEach(put),
    remove: async (keys) => {
      for (const key of keys) {
        onWrite()
        rows.delete(text(key))
      }
    },
    where: async (index, value, limit) => structuredClone(find(index, value).slice(0, limit)),
    whereMany: async (index, values) => values.map((value) => structuredClone(find(index, value))),
    count: async (index, value) => (index === undefined ? rows.size : find(index, value!).length),
    all: async () => structuredClone([...rows.values()]),
  }
}

function compare(a: unknown[], b: unknown[]): number {
  for (const [index, left] of a.entries()) {
    const right = b[index]
    if (left === right || Array.isArray(left)) continue
    return (left as number) < (right as number) ? -1 : 1
  }
  return 0
}
