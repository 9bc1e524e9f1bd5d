import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import type { Control, Patch } from './control.ts'

export const ROOT = join(import.meta.dirname, '..', '..', '..', '..')

/** One occurrence, or it is no longer what it was written for: a control that takes nothing out proves nothing. */
export function replaced(text: string, { find, put }: Pick<Patch, 'find' | 'put'>, where: string): string {
  const parts = text.split(find)
  if (parts.length !== 2) throw new Error(`${where} has ${parts.length - 1} of these, not one: ${find}`)
  return parts.join(put)
}

/** From now on these modules are loaded without their safeguard. Answers how to ask whether all of them were. */
export function takeOut({ patches }: Pick<Control, 'patches'>): () => void {
  const byFile = Map.groupBy(patches, ({ file }) => join(ROOT, file))
  const waiting = new Set(byFile.keys())
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context)
      const file = url.startsWith('file:') ? fileURLToPath(url) : ''
      const own = byFile.get(file)
      if (!own) return loaded
      waiting.delete(file)
      const source = own.reduce((text, patch) => replaced(text, patch, file), String(loaded.source))
      return { ...loaded, source }
    },
  })
  return () => {
    if (waiting.size) throw new Error(`Never loaded: ${[...waiting].join(', ')}`)
  }
}

/** The same for what the database does itself. */
export async function takeOutOfDatabase(pool: pg.Pool, { sql = [], prepare }: Pick<Control, 'sql' | 'prepare'>): Promise<void> {
  if (prepare) await pool.query(prepare)
  for (const [name, own] of Map.groupBy(sql, (one) => one.name)) {
    const { rows } = await pool.query('select pg_get_functiondef($1::regproc) as source', [name])
    await pool.query(own.reduce((text, patch) => replaced(text, patch, name), String(rows[0].source)))
  }
}
