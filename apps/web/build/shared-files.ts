import { build, type PluginOption, type Rolldown } from 'vite'
import { kindOfFirstView } from './first-views.ts'
import { type Chunk, EVERYBODYS, mergeChunks } from './merge-chunks.ts'
import { filesOfPortals, reached } from './portal-files.ts'
import { chunksIn, scriptsOf } from './scripts-of.ts'

/** What is smaller than this, in bytes before it is minified, is put together with others. */
const WORTH_A_FILE = 40_000
/** Who has a portal fetches all of it in the end: fewer requests count more than bytes that a page does not need yet. */
const WORTH_A_FILE_OF_A_PORTAL = 160_000
const worthAFile = (set: string) => (set.startsWith(EVERYBODYS) ? WORTH_A_FILE : WORTH_A_FILE_OF_A_PORTAL)

type Options = { root: string; input: Record<string, string>; target: string; plugins: PluginOption[] }
type Groups = NonNullable<Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>['groups']>
type Built = Chunk & { modules: readonly string[] }

/**
 * How modules that several pages need are put into files. By itself the bundler makes one file for each combination of pages: 300
 * files, half of them below 1 kB, 106 requests for the first page of a director. Files that are too small go together, but never
 * across the line between portals: what only a director needs lies in no file of a visitor.
 */
export async function sharedFiles(options: Options): Promise<Groups> {
  const chunks = await chunksByThemselves(options)
  const modulesOf = new Map(chunks.map(({ name, modules }) => [name, modules]))
  const groups = mergeChunks(chunks, worthAFile)
  // A module takes along what it imports, unless that has been placed: so what others import is placed first.
  return groups.map((members, index) => {
    const modules = new Set(members.flatMap(({ name }) => modulesOf.get(name)!))
    const name = members.toSorted((a, b) => b.size - a.size)[0]!.name.replace(/^.*\/|-.{8}\.js$/g, '')
    return { name, priority: 1 - (index + 1) / (groups.length + 1), test: (id: string) => modules.has(id) }
  })
}

/** The files as the bundler makes them by itself. Only it knows which modules are left, so it is asked: a build that writes nothing. */
async function chunksByThemselves({ root, input, target, plugins }: Options): Promise<Built[]> {
  let built: Built[] = []
  const ask = {
    name: 'chunks-by-themselves',
    generateBundle(this: Rolldown.PluginContext, _options: unknown, bundle: Rolldown.OutputBundle) {
      const chunks = chunksIn(bundle)
      const scripts = scriptsOf(chunks, (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      const portals = filesOfPortals(scripts)
      // The board is looked at by thousands on one bar of signal: it gets not a byte that it does not need.
      const ofBoard = reached(
        scripts,
        null,
        chunks.flatMap(({ isEntry, name, fileName }) => (isEntry && name === 'board' ? [fileName] : [])),
      )
      const pages = pagesOf(chunks)
      const kindOf = new Map(chunks.map(({ fileName, facadeModuleId }) => [fileName, kindOfFirstView(facadeModuleId ?? '')]))
      /** What a visitor's first page loads goes only with what the same kinds of pages load. */
      const visitorsOf = (fileName: string) => [...new Set([...pages.get(fileName)!].map((page) => kindOf.get(page)))].sort().join(' ')
      const imported = new Set(chunks.flatMap(({ imports }) => imports))
      built = chunks.flatMap(({ fileName, isEntry, isDynamicEntry, imports, moduleIds, code }) => {
        const isPage = isEntry || isDynamicEntry
        if (isPage && !imported.has(fileName)) return []
        const set = isPage || ofBoard.has(fileName) ? null : (portals.get(fileName)?.join(' ') ?? `${EVERYBODYS} ${visitorsOf(fileName)}`)
        return [{ name: fileName, set, size: code.length, imports, pages: pages.get(fileName)!, modules: moduleIds }]
      })
    },
  }
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root,
    plugins: [plugins, ask],
    build: { write: false, minify: false, target, rolldownOptions: { input } },
  })
  return built
}

/** For each file the pages, and other things that are opened by themselves, that load it at once. */
function pagesOf(chunks: readonly Rolldown.OutputChunk[]): Map<string, Set<string>> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const pages = new Map(chunks.map(({ fileName }) => [fileName, new Set<string>()]))
  const visit = (page: string, file: string) => {
    if (!byName.has(file) || pages.get(file)!.has(page)) return
    pages.get(file)!.add(page)
    for (const next of byName.get(file)!.imports) visit(page, next)
  }
  for (const { fileName, isEntry, isDynamicEntry } of chunks) if (isEntry || isDynamicEntry) visit(fileName, fileName)
  return pages
}
