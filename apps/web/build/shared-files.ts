import { build, type PluginOption, type Rolldown } from 'vite'
import { filesOfPortals, reached } from './portal-files.ts'
import { chunksIn, scriptsOf } from './scripts-of.ts'

/** What is smaller than this, in bytes before it is compressed, is put together with what the most similar pages need. */
const WORTH_A_FILE = 20_000
const BOARD = 'board'
const EVERYBODY = 'shared'

type Options = { root: string; input: Record<string, string>; target: string; plugins: PluginOption[] }
type Group = Exclude<NonNullable<Rolldown.OutputOptions['codeSplitting']>, boolean>['groups']

/**
 * How modules that several pages need are put into files. By itself the bundler makes one file for each combination of pages: 300
 * files, half of them below 1 kB, 106 requests for the first page of a director. Files that are too small go together, but never
 * across the line between portals: what only a director needs lies in no file of a visitor.
 */
export async function sharedFiles(options: Options): Promise<NonNullable<Group>> {
  const whose = await whoseModules(options)
  // A module takes along what it imports, and that is never for fewer people: so what is for the most people comes first.
  const sets = [...new Set(whose.values())].toSorted((a, b) => orderOf(a) - orderOf(b))
  return sets.map((set, index) => ({
    name: set,
    priority: 1 - (index + 1) / (sets.length + 1),
    test: (id: string) => whose.get(id) === set,
    minShareCount: 2,
    entriesAware: true,
    // The board is looked at by thousands on one bar of signal: it gets not a byte that it does not need.
    entriesAwareMergeThreshold: set === BOARD ? 0 : WORTH_A_FILE,
  }))
}

const orderOf = (set: string): number => (set === BOARD ? 0 : set === EVERYBODY ? 1 : 10 - set.split('+').length)

/**
 * For each module that is left in the build, whose it is: the board's, everybody's, or that of some portals (`director+angler`).
 * Only the bundler knows what is left, so it is asked: a build that writes nothing.
 */
async function whoseModules({ root, input, target, plugins }: Options): Promise<Map<string, string>> {
  const whose = new Map<string, string>()
  const ask = {
    name: 'whose-modules',
    generateBundle(this: Rolldown.PluginContext, _options: unknown, bundle: Rolldown.OutputBundle) {
      const chunks = chunksIn(bundle)
      const scripts = scriptsOf(chunks, (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      const portals = filesOfPortals(scripts)
      const entry = chunks.find(({ isEntry, name }) => isEntry && name === BOARD)
      const ofBoard = entry ? reached(scripts, null, [entry.fileName]) : new Set()
      for (const { fileName, moduleIds } of chunks) {
        const set = ofBoard.has(fileName) ? BOARD : (portals.get(fileName)?.join('+') ?? EVERYBODY)
        for (const id of moduleIds) whose.set(id, set)
      }
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
  return whose
}
