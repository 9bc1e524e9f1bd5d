import type { Plugin } from 'vite'
import { circlesOf } from '../../../tools/import-circles.ts'
import type { Part } from '../src/platform/portal-files/portals.ts'
import { DIRECTORS_SECOND_LANGUAGE, SECOND_LANGUAGE } from './compiled-texts.ts'
import { type BuiltFile, faultsOf, filesOfPortals } from './portal-files.ts'
import { chunksIn, scriptsOf } from './scripts-of.ts'

type ManifestEntry = { url: string; revision: string | null; size: number; portals?: Part[] }

/**
 * Reads from the build which files are a portal's, and writes it beside each file in the list of the service worker. A build that
 * gives somebody what is not theirs, or too much, is none.
 */
export function portalFiles() {
  let owned = new Map<string, Part[]>()
  // Which of two files that need each other runs first depends on who asks for them: now and then a page would not open.
  let circles: string[][] = []
  const modulesOf = new Map<string, readonly string[]>()
  const plugin: Plugin = {
    name: 'portal-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = chunksIn(bundle)
      for (const { fileName, modules } of chunks) modulesOf.set(fileName, Object.keys(modules))
      const scripts = scriptsOf(chunks, (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      circles = circlesOf(new Map(Object.entries(scripts).map(([name, { imports }]) => [name, imports])))
      owned = filesOfPortals(scripts)
      // A second language is put away by who reads it; until then the page fetches it like any file.
      for (const { fileName, moduleIds } of chunks)
        if (moduleIds.some((id) => SECOND_LANGUAGE.test(id)))
          owned.set(fileName, [moduleIds.every((id) => DIRECTORS_SECOND_LANGUAGE.test(id)) ? 'es-director' : 'es'])
    },
  }
  const mark = (entries: ManifestEntry[]) => {
    const manifest = entries.map((entry) => ({ ...entry, ...(owned.has(entry.url) ? { portals: owned.get(entry.url)! } : {}) }))
    const built = manifest.map(({ url, size, portals }): BuiltFile => ({ size, portals, modules: modulesOf.get(url) ?? [] }))
    const faults = [...circles.map((circle) => `files that need each other: ${circle.join(', ')}`), ...faultsOf(built)]
    if (faults.length > 0) throw new Error(faults.join('\n'))
    return { manifest, warnings: [] }
  }
  return { plugin, mark }
}
