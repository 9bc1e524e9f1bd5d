import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

/** `board.stamps.ts`: it exports texts and tables of texts that are made of the schemas of the contract. */
export const STAMPS = /\.stamps\.ts$/

/**
 * The stamps of shapes are made while the product is built, so that no page carries the schemas for them. A schema that changes
 * changes its stamp by itself. Tests and `node` read the same files as they are.
 */
export function compiledStamps(): Plugin {
  return {
    name: 'compiled-stamps',
    enforce: 'pre',
    async transform(_code, id) {
      if (!STAMPS.test(id)) return undefined
      const stamps = (await import(pathToFileURL(id).href)) as Record<string, unknown>
      return {
        code: Object.entries(stamps)
          .map(([name, stamp]) => `export const ${name} = ${JSON.stringify(stamp)}`)
          .join('\n'),
        map: null,
      }
    },
  }
}
