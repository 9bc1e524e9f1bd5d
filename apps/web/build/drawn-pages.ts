import type { Scripts } from './portal-files.ts'

/** What every page that the server draws begins with, beside itself. */
const FRAME = '/src/shell/visit.tsx'

/** The open pages in the text of `open-pages.ts`: the file of each, by its address. */
export function pagesIn(source: string): Record<string, string> {
  const lines = source.matchAll(/^ {2}'?([\w/$-]+)'?: \(\) => import\('\.\/([^']+)'\)/gm)
  const pages = Object.fromEntries([...lines].map(([, address, file]) => [address, `/src/portals/public/${file}`]))
  if (Object.keys(pages).length === 0) throw new Error('No page was found in open-pages.ts: build/drawn-pages.ts reads its lines.')
  return pages
}

/** The style files of each page and its frame, by the address of the page. `scriptOf`: the script that a module is in. */
export function stylesOf(
  pages: Readonly<Record<string, string>>,
  scripts: Scripts,
  scriptOf: (module: string) => string | undefined,
): Record<string, string[]> {
  const stylesFrom = (module: string): string[] => {
    const seen = new Set<string>()
    const waiting = [scriptOf(module)]
    while (waiting.length > 0) {
      const name = waiting.pop()
      if (name === undefined || seen.has(name)) continue
      seen.add(name)
      waiting.push(...(scripts[name]?.imports ?? []))
    }
    return [...seen].flatMap((name) => scripts[name]?.styles ?? [])
  }
  return Object.fromEntries(
    Object.entries(pages).map(([address, file]) => [address, [...new Set([...stylesFrom(FRAME), ...stylesFrom(file)])]]),
  )
}
