import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, opendir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { demandKey, type FileStore } from './file-store.ts'

/** What a process that died was just writing; nothing of it has the name of a file. */
const HALF = '.half-'
const HALF_MS = 86_400_000

/** Files below a folder of this machine. */
export function filesOnDisk(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, ...demandKey(key).split('/'))
  return {
    async put(key, from) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      const half = join(dirname(path), `${HALF}${randomUUID()}`)
      try {
        if ('file' in from) await copyFile(from.file, half)
        const file = await open(half, 'file' in from ? 'r+' : 'w')
        try {
          if (!('file' in from)) await file.writeFile(from)
          // A name appears only on what the disk has.
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(half, path)
      } catch (error) {
        await rm(half, { force: true })
        throw error
      }
    },
    async open(key) {
      const file = await open(pathOf(key)).catch(unlessMissing)
      return file && createReadStream('', { fd: file })
    },
    async move(key, to) {
      const path = pathOf(to)
      const found = await stat(pathOf(key)).catch(unlessMissing)
      if (!found) return false
      const now = new Date()
      // The time first: what is in its new place is never taken for something that has been there for long.
      await utimes(pathOf(key), now, now)
      await mkdir(dirname(path), { recursive: true })
      await rename(pathOf(key), path)
      return true
    },
    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },
    async *list() {
      const all = await opendir(folder, { recursive: true }).catch(unlessMissing)
      if (!all) return
      for await (const one of all) {
        if (!one.isFile()) continue
        const path = join(one.parentPath, one.name)
        const found = await stat(path).catch(unlessMissing)
        // Nobody ever asks for it by its name.
        if (one.name.startsWith(HALF)) {
          if (found && Date.now() - found.mtimeMs > HALF_MS) await rm(path, { force: true })
          continue
        }
        if (found) yield { key: relative(folder, path).split(sep).join('/'), at: found.mtime }
      }
    },
  }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
