import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const ROOMS = ['packages', 'apps', 'tools', 'bench']
const SKIPPED = new Set(['node_modules', 'dist', 'migrations', 'test-results', 'playwright-report'])

/** Every TypeScript file of the project, relative to its root. */
export function sourceFiles(root: string): string[] {
  const found: string[] = []
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) {
        if (!SKIPPED.has(entry.name) && !entry.name.startsWith('.')) walk(path)
      } else if (/\.tsx?$/.test(entry.name)) found.push(path)
    }
  }
  for (const room of ROOMS) {
    try {
      walk(room)
    } catch {
      // A room that is not built yet.
    }
  }
  return found.sort()
}
