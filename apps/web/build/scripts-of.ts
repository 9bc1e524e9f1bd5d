import type { Rolldown } from 'vite'
import type { Scripts } from './portal-files.ts'

/** The scripts of a build, and what each loads at once or later. `laterOf`: what a module imports only when it is needed. */
export function scriptsOf(chunks: readonly Rolldown.OutputChunk[], laterOf: (module: string) => readonly string[]): Scripts {
  const scriptOf = new Map(
    chunks.flatMap(({ fileName, facadeModuleId, moduleIds }) => [...moduleIds, facadeModuleId].map((id) => [id, fileName])),
  )
  return Object.fromEntries(
    chunks.map(({ fileName, isEntry, imports, dynamicImports, moduleIds, viteMetadata }) => [
      fileName,
      {
        isEntry,
        imports,
        later: moduleIds.flatMap(laterOf).flatMap((module) => {
          const script = scriptOf.get(module)
          return script && dynamicImports.includes(script) ? [{ module, script }] : []
        }),
        styles: [...(viteMetadata?.importedCss ?? [])],
      },
    ]),
  )
}

export const chunksIn = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output) => output.type === 'chunk')
