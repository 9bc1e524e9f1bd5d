import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import type { AnyEndpoint } from '../../../packages/contract/src/kernel/endpoint.ts'
import type * as compiling from './compiled-call.ts'

/** Read as `node` reads it, like the calls: in the bundle that Vite makes of its configuration, the units would be others. */
const OWN = pathToFileURL(join(import.meta.dirname, 'compiled-call.ts')).href

/** `sign-up.open-calls.ts`: it exports `calls`, each taken from the contract. */
export const OPEN_CALLS = /\.open-calls\.ts$/

/**
 * The calls of the pages that people open first carry no schemas: zod and the declarations of a few families are 60 kB. The build
 * reads them from the contract and writes out what a page needs to understand an answer: names, kinds, units (`shape-of.ts`).
 * Tests and `node` read the same files as they are, with the schemas.
 */
export function compiledCalls(): Plugin {
  return {
    name: 'compiled-calls',
    enforce: 'pre',
    async transform(_code, id) {
      if (!OPEN_CALLS.test(id)) return undefined
      const { calls } = (await import(pathToFileURL(id).href)) as { calls: Record<string, AnyEndpoint> }
      const { compiledCall } = (await import(OWN)) as typeof compiling
      const written = Object.entries(calls).map(([name, endpoint]) => {
        const { call, body, response } = compiledCall(endpoint)
        const shapes = { body, response } as const
        const schemas = Object.entries(shapes).map(([part, shape]) => (shape ? `${part}: wireShape(${JSON.stringify(shape)})` : ''))
        return `${name}: { ...${JSON.stringify(call)}, ${schemas.filter(Boolean).join(', ')} }`
      })
      return { code: `import { wireShape } from '#platform/wire-shape.ts'\nexport const calls = { ${written.join(', ')} }`, map: null }
    },
  }
}
