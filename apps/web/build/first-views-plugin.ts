import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { firstViewFaults } from './first-views.ts'
import { chunksIn, scriptsOf } from './scripts-of.ts'

/** A build in which a page that people open first has grown too heavy is none. */
export const firstViews = (): Plugin => ({
  name: 'first-views',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = chunksIn(bundle)
      const startOf = (what: string) =>
        chunks.find(({ name, isEntry, facadeModuleId, moduleIds }) =>
          what.endsWith('.tsx') ? [facadeModuleId, ...moduleIds].some((id) => id?.endsWith(`/src/${what}`)) : isEntry && name === what,
        )?.fileName
      const codeOf = new Map(chunks.map(({ fileName, code }) => [fileName, code]))
      const bytesOf = (name: string) => gzipSync(codeOf.get(name) ?? '', { level: 9 }).length
      const faults = firstViewFaults({ scripts: scriptsOf(chunks, () => []), startOf, bytesOf })
      if (faults.length > 0) this.error(faults.join('\n'))
    },
  },
})
