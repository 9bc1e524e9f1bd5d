import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export type Size = { name: string; bytes: number }
export type Stack = { page: Size[]; worker: Size | null }

/** What a chunk brings along before it runs. */
const importsOf = (code: string): string[] => [...code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map(([, name]) => name!)

/**
 * What the built application loads for a device that works without a signal, over what every page has loaded anyhow: gzip
 * bytes of each chunk. Null when nothing is built.
 */
export function offlineStack(dist: string): Stack | null {
  const assets = join(dist, 'assets')
  if (!existsSync(assets)) return null
  const read = (name: string) => readFileSync(join(assets, name), 'utf8')
  const withAll = (names: readonly string[]) => {
    const all = new Set<string>()
    for (const waiting = [...names]; waiting.length > 0; ) {
      const name = waiting.pop()!
      if (all.has(name)) continue
      all.add(name)
      waiting.push(...importsOf(read(name)))
    }
    return all
  }
  const first = withAll([...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/assets\/([\w.-]+\.js)"/g)].map(([, name]) => name!))
  const opener = readdirSync(assets).find((name) => /^open-local-[\w-]+\.js$/.test(name))
  if (!opener) return null
  const sizeOf = (name: string, from: string): Size => ({ name, bytes: gzipSync(readFileSync(join(from, name)), { level: 9 }).length })
  const page = [...withAll([opener])].filter((name) => !first.has(name)).map((name) => sizeOf(name, assets))
  const worker = readdirSync(assets).find((name) => /^sync-sw-[\w-]+\.js$/.test(name))
  return { page: page.sort((a, b) => b.bytes - a.bytes), worker: worker ? sizeOf(worker, assets) : null }
}
