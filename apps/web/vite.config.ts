import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { brand } from '../../packages/domain/src/kernel/brand.ts'
import { compiledCalls } from './build/compiled-calls.ts'
import { compiledStamps } from './build/compiled-stamps.ts'
import { compiledTexts, DIRECTORS_SECOND_LANGUAGE, SECOND_LANGUAGE } from './build/compiled-texts.ts'
import { drawnPages } from './build/drawn-pages-plugin.ts'
import { firstViews } from './build/first-views-plugin.ts'
import { portalFiles } from './build/portal-files-plugin.ts'
import { sharedFiles } from './build/shared-files.ts'

/**
 * Every text asset also as .br and .gz: the server sends them as they are, without spending time on the ramp's one bar of
 * signal. Read from the disk when all is written: before that, other plugins still change the code.
 */
function preCompressed(): Plugin {
  let outDir = ''
  return {
    name: 'pre-compressed',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        // A build that failed comes here, too; its own error is the one to tell.
        if (!existsSync(join(outDir, 'assets'))) return
        for (const name of ['sw.js', ...readdirSync(join(outDir, 'assets')).map((file) => `assets/${file}`)]) {
          const path = join(outDir, name)
          const source = readFileSync(path)
          if (!/\.(js|css|svg)$/.test(name) || source.length < 1024) continue
          writeFileSync(`${path}.br`, brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
          writeFileSync(`${path}.gz`, gzipSync(source, { level: 9 }))
        }
      },
    },
  }
}

/** What stands alone, each one file that imports nothing of the rest, at an address that never changes. */
const ALONE = { 'board-sw.js': 'src/board-sw.ts', 'embed.js': 'src/embed.ts', 'look.js': 'src/look.ts' }

function standAlone(): Plugin {
  let outDir = ''
  return {
    name: 'stand-alone',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!existsSync(join(outDir, 'assets'))) return
        for (const [entryFileNames, input] of Object.entries(ALONE))
          await build({
            configFile: false,
            logLevel: 'warn',
            publicDir: false,
            root: import.meta.dirname,
            build: { outDir, emptyOutDir: false, target, rolldownOptions: { input, output: { format: 'iife', entryFileNames } } },
          })
      },
    },
  }
}

/** `visit.html` is the page of the app with a smaller beginning (src/visit.tsx): it has no file of its own. */
function visitPage(): Plugin {
  const page = join(import.meta.dirname, 'visit.html')
  return {
    name: 'visit-page',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('visit.html') ? page : undefined),
    load: (id) =>
      id === page ? readFileSync(join(import.meta.dirname, 'index.html'), 'utf8').replace('/src/main.tsx', '/src/visit.tsx') : undefined,
  }
}

/** Modules that a page needs before it shows anything, by the name of its file. */
const firstOf: Record<string, Set<string>> = { 'index.html': new Set(), 'visit.html': new Set(), 'live-leaderboard.html': new Set() }
const isFirst = (page: keyof typeof firstOf, id: string) => firstOf[page]!.has(id)
/** What decides, on a page that the server has drawn, when its scripts are fetched. */
const ofBeginning = new Set<string>()
/** What the first pages of visitors need beside their frame. */
const ofOpenPages = new Set<string>()

/**
 * What the first screen of the application needs is one file, however many later parts use pieces of it: on one bar of signal
 * every file is a round trip. What the board has in common with it is a file of its own.
 */
function firstScreens(): Plugin {
  return {
    name: 'first-screens',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()]
      const reach = (modules: Set<string>, from: readonly string[]) => {
        const waiting = [...from]
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (modules.has(id)) continue
          modules.add(id)
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []))
        }
      }
      const ending = (end: string) => ids.filter((id) => id.endsWith(end))
      for (const [page, modules] of Object.entries(firstOf)) reach(modules, ending(`/${page}`))
      for (const id of firstOf['visit.html']!) ofBeginning.add(id)
      reach(firstOf['visit.html']!, ending('/shell/visit.tsx'))
      for (const list of ending('/open-pages.ts')) reach(ofOpenPages, this.getModuleInfo(list)!.dynamicallyImportedIds)
    },
  }
}
/** It begins as soon as it is loaded: alone in its file, so that who loads the rest begins nothing. */
const isBeginning = (id: string) => /\/src\/(main|visit)\.tsx$|\.html$/.test(id)
/** Of a library, one import names all of it: only what the frame of a visit needs counts. */
const isForVisits = (id: string) =>
  isFirst('visit.html', id) || (isFirst('index.html', id) && ofOpenPages.has(id) && !id.includes('/node_modules/'))
/** Of the board alone. */
const isOfBoard = (id: string) => /\/portals\/live-leaderboard\/|\/live-leaderboard\.html$/.test(id)
/** Only what is used first: one import of a library names all of it. */
const tags = ['$initial' as const]
const FIRST_FILES = [
  { name: 'device', priority: 8, tags, test: (id: string) => ofBeginning.has(id) && isFirst('live-leaderboard.html', id) },
  { name: 'begin', priority: 7, tags, test: (id: string) => ofBeginning.has(id) && !isBeginning(id) },
  { name: 'common', priority: 6, tags, test: (id: string) => isFirst('visit.html', id) && isFirst('live-leaderboard.html', id) },
  {
    name: 'visits',
    priority: 2,
    tags,
    test: (id: string) => isForVisits(id) && !isBeginning(id),
  },
  {
    name: 'first',
    priority: 1,
    tags,
    test: (id: string) => isFirst('index.html', id) && !isFirst('live-leaderboard.html', id) && !isBeginning(id),
  },
  // What the board has in common with the app and with later pages: half a kilobyte each, and each would be a file.
  {
    name: 'values',
    // Before what only the app needs: a file takes along what its modules import.
    priority: 5,
    tags,
    test: (id: string) => isFirst('live-leaderboard.html', id) && !isFirst('visit.html', id) && !isOfBoard(id),
  },
  // The board's Share needs it, and of the application nothing else.
  { name: 'download', priority: 5, test: (id: string) => id.endsWith('/files/save-file.ts') },
]

/** A second language is one file each for the board, the director's application and the rest: many small ones would each be a round trip. */
/** Also why weight was taken or added, which the page of an entry says too. */
const isSaidByBoard = (id: string) => isOfBoard(id) || id.includes('/features/results/day-sum/')
const TEXT_FILES = [
  { name: 'texts-board', priority: 4, test: (id: string) => SECOND_LANGUAGE.test(id) && isSaidByBoard(id) },
  { name: 'texts-director', priority: 4, test: (id: string) => DIRECTORS_SECOND_LANGUAGE.test(id) },
  { name: 'texts', priority: 3, test: (id: string) => SECOND_LANGUAGE.test(id) },
]

const portals = portalFiles()

const target = 'es2023'
const input = { app: 'index.html', visit: 'visit.html', board: 'live-leaderboard.html' }
/** What changes code. */
const written = () => [react(), visitPage(), compiledTexts(), compiledCalls(), compiledStamps()]
const shared = () => sharedFiles({ root: import.meta.dirname, input, target, plugins: written() })

/** Optional parts of the library for PDFs. */
const LEFT_OUT = ['html2canvas', 'dompurify', 'canvg']

export default defineConfig(async ({ command }) => ({
  resolve: { alias: Object.fromEntries(LEFT_OUT.map((name) => [name, resolve(import.meta.dirname, 'build/left-out.ts')])) },
  plugins: [
    written(),
    firstScreens(),
    portals.plugin,
    firstViews(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: brand.name,
        short_name: brand.shortName,
        description: brand.tagline,
        theme_color: brand.colours.deep,
        background_color: brand.colours.deep,
        display: 'standalone',
        start_url: '/?source=installed',
        scope: '/',
        icons: [
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
        shortcuts: [
          { name: 'Today', url: '/director' },
          { name: 'Weigh-in', url: '/weigh-in' },
          { name: 'Live', url: '/live-leaderboard' },
        ],
      },
      strategies: 'injectManifest',
      srcDir: 'src',
      filename: 'sw.ts',
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
        // A worker is not answered by another one, and with a worker the app is here: nobody's visit is a first one.
        globIgnores: ['assets/sync-sw-*.js', 'visit.html'],
        // Their names carry their content.
        dontCacheBustURLsMatching: /^assets\//,
        manifestTransforms: [portals.mark],
        target,
      },
    }),
    standAlone(),
    drawnPages(import.meta.dirname, written),
    preCompressed(),
  ],
  build: {
    target,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      input,
      output: { codeSplitting: { groups: [...TEXT_FILES, ...FIRST_FILES, ...(command === 'build' ? await shared() : [])] } },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4600', '/events': 'http://127.0.0.1:4600', '/uploads': 'http://127.0.0.1:4600' } },
}))
