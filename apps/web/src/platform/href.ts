import type { RegisteredRouter } from '@tanstack/react-router'

/** `/director/tours/$id` → any text where a parameter stands. */
type Filled<Path extends string> = Path extends `${infer Before}$${string}/${infer After}`
  ? `${Before}${string}/${Filled<After>}`
  : Path extends `${infer Before}$${string}`
    ? `${Before}${string}`
    : Path
type Page = Filled<keyof RegisteredRouter['routesByPath'] & string>

/** An address of a page of this app, whole: with what stands behind the question mark and the hash. */
export type Href = Page | `${Page}?${string}` | `${Page}#${string}`

/**
 * The text of a link, split as the router wants it. The one place where text becomes a route: links of the UI kit are plain text,
 * and so is where a sign-in goes on.
 */
export function routeOf(href: string) {
  const { pathname, searchParams, hash } = new URL(href, 'http://app')
  return { to: pathname as '/', search: Object.fromEntries(searchParams), ...(hash ? { hash: hash.slice(1) } : {}) }
}
