import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { EngineTables, Key, Shelf, Store, StoreTx } from '@ramplight/sync/ports'
import type { LocalDb } from '../../../web/src/platform/local/store/local-db.ts'

/** What a transaction did to one table. */
type Step = { t: string; put?: Row[]; gone?: Key[] }
type Row = Record<string, unknown>

/** Keys of the engine's own tables; every other table has `_id`. */
const KEYS: Record<keyof EngineTables, (row: Row) => Key> = {
  outbox: ({ n }) => n as number,
  quarantine: ({ opId }) => opId as string,
  shadow: ({ tbl, id }) => [tbl as string, id as string],
  trash: ({ tbl, id }) => [tbl as string, id as string],
  kv: ({ k }) => k as string,
}
const NAMES = Object.keys(KEYS) as (keyof EngineTables)[]
const keyOf = (table: string, row: Row): Key => KEYS[table as keyof EngineTables]?.(row) ?? (row._id as string)

/**
 * The disk of a device: the IndexedDB of a process lies in its memory, so what each transaction of the store does is written to
 * a file before it is committed, and read back by the next process. Whoever was told that something is kept was told after that;
 * a line that a killed process left half written was promised to nobody.
 */
export function openJournal(file: string) {
  let out = openSync(file, 'a')

  /** What lies in the file, by table and key; the file is written anew, as short as it can be. */
  async function readInto(db: LocalDb): Promise<void> {
    const tables = existsSync(file) ? fold(readFileSync(file, 'utf8')) : new Map<string, Map<string, Row>>()
    const steps: Step[] = [...tables].map(([t, rows]) => ({ t, put: [...rows.values()] }))
    for (const { t, put } of steps) await db.table(t).bulkPut(put!)
    closeSync(out)
    writeFileSync(`${file}.new`, `${JSON.stringify(steps)}\n`)
    renameSync(`${file}.new`, file)
    out = openSync(file, 'a')
  }

  /** The same store, with everything it commits on the disk. */
  const kept = (store: Store): Store => ({
    read: store.read,
    write: (names, work) =>
      store.write(names, async (tx) => {
        const steps: Step[] = []
        const result = await work(watched(tx, steps))
        if (steps.length) writeSync(out, `${JSON.stringify(steps)}\n`)
        return result
      }),
  })
  return { readInto, kept }
}

function fold(text: string): Map<string, Map<string, Row>> {
  const tables = new Map<string, Map<string, Row>>()
  const lines = text.split('\n')
  // After the last line end there is nothing, or half a line.
  for (const line of lines.slice(0, -1)) {
    for (const { t, put = [], gone = [] } of read(line)) {
      const rows = tables.get(t) ?? new Map<string, Row>()
      tables.set(t, rows)
      for (const row of put) rows.set(JSON.stringify(keyOf(t, row)), row)
      for (const key of gone) rows.delete(JSON.stringify(key))
    }
  }
  return tables
}

/** Half a line of a process that was killed, with the first line of the next one behind it, cannot be: the file is written anew in between. */
const read = (line: string) => JSON.parse(line) as Step[]

function watched(tx: StoreTx, steps: Step[]): StoreTx {
  const own = Object.fromEntries(NAMES.map((name) => [name, shelf(name, tx[name] as unknown as Shelf<Row>, steps)]))
  return { ...(own as unknown as StoreTx), rows: (tbl: SyncTable) => shelf(tbl, tx.rows(tbl) as unknown as Shelf<Row>, steps) as never }
}

function shelf(t: string, inner: Shelf<Row>, steps: Step[]): Shelf<Row> {
  // As they are at this moment: the caller may go on with them.
  const wrote = (rows: readonly Row[]) => void steps.push({ t, put: JSON.parse(JSON.stringify(rows)) as Row[] })
  const put = async (row: Row): Promise<Key> => {
    const key = await inner.put(row)
    wrote([t === 'outbox' ? { ...row, n: key } : row])
    return key
  }
  return {
    ...inner,
    put,
    putMany: async (rows) => {
      // The number of a new change is known only when it is put by itself.
      for (const row of rows.filter((one) => t === 'outbox' && one.n === undefined)) await put(row)
      const rest = rows.filter((one) => t !== 'outbox' || one.n !== undefined)
      if (!rest.length) return
      await inner.putMany(rest)
      wrote(rest)
    },
    remove: async (keys) => {
      await inner.remove(keys)
      steps.push({ t, gone: [...keys] })
    },
  }
}
