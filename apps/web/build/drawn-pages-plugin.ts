import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, type Plugin, type PluginOption } from 'vite'
import { pagesIn, stylesOf } from './drawn-pages.ts'
import { chunksIn, scriptsOf } from './scripts-of.ts'

/** Below the built app; nobody fetches a folder that begins with a dot. */
const FOLDER = '.drawn'
/** The app itself, which a page can lead to, is left out. */
const withoutApp = (): Plugin => ({
  name: 'without-app',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('/app.tsx') ? '\0no-app' : undefined),
  load: (id) => (id === '\0no-app' ? 'export const startApp = () => {}, stepIntoApp = () => {}' : undefined),
})

/**
 * Builds the open pages once more, for the server (src/drawn.tsx), and says which styles each needs before it is painted.
 * `plugins`: those that change code, as for the browser.
 */
export function drawnPages(root: string, plugins: () => PluginOption[]): Plugin {
  let outDir = ''
  let styles: Record<string, string[]> = {}
  return {
    name: 'drawn-pages',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = chunksIn(bundle)
        const scripts = scriptsOf(chunks, () => [])
        const scriptOf = (module: string) =>
          chunks.find(({ facadeModuleId, moduleIds }) => [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(module)))?.fileName
        const pages = pagesIn(readFileSync(join(root, 'src/portals/public/open-pages.ts'), 'utf8'))
        styles = stylesOf(pages, scripts, scriptOf)
      },
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (Object.keys(styles).length === 0) return
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          root,
          plugins: [plugins(), withoutApp()],
          ssr: { noExternal: true },
          build: { ssr: 'src/drawn.tsx', outDir: join(outDir, FOLDER), emptyOutDir: true, target: 'node22', minify: false },
        })
        writeFileSync(join(outDir, FOLDER, 'styles.json'), JSON.stringify(styles, null, 1))
      },
    },
  }
}
