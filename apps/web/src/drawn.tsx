import { type Language, wantedLanguage } from '@ramplight/ui/language/language'
import { changeLanguage, textsReady } from '@ramplight/ui/language/texts'
import { drawForPhone } from '@ramplight/ui/values/use-is-phone'
import { dehydrate, type Query, QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { parseSearch } from '#platform/address-search.ts'
import { askBy } from '#platform/ask-server.ts'
import { VisitFrame } from '#shell/visit-frame.tsx'
import { OPEN_PAGES, openPageAt } from './portals/public/open-pages.ts'

/** More rounds than any page has questions that follow from answers. */
const ROUNDS = 4

/** A question that is switched off is not asked. */
const isUnanswered = ({ state, options }: Query) => state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false

type Asked = { pathname: string; search: string; language: Language; isPhone: boolean }
/** `kind`: which of the open pages it is. `answers`: what it asked, for the browser to go on with. */
export type Drawn = { kind: string; html: string; answers: unknown }

/**
 * The first page of a visitor, drawn by the server with the components of the browser. What they ask is asked by `ask`, as a visitor,
 * and goes with the page. Null: only the app has this page. One at a time: the language and the device are those of the module.
 */
export async function draw(
  { pathname, search, language, isPhone }: Asked,
  ask: (path: string, request: RequestInit) => Promise<Response>,
): Promise<Drawn | null> {
  const open = openPageAt(pathname)
  if (!open) return null
  const page = await open.load()
  if (language !== wantedLanguage()) await changeLanguage(language)
  await textsReady()
  askBy(ask)
  drawForPhone(isPhone)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  const address = { pathname, search: parseSearch(search), go: () => {}, look: () => {} }
  const once = () => renderToString(<VisitFrame page={page} id={open.id} address={address} client={client} />)
  let html = once()
  for (let round = 0; round < ROUNDS; round++) {
    const unanswered = client.getQueryCache().findAll({ predicate: isUnanswered })
    if (unanswered.length === 0) break
    await Promise.all(unanswered.map((query) => query.fetch().catch(() => null)))
    html = once()
  }
  const isWhole = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' }).length === 0
  const answers = dehydrate(client)
  client.clear()
  // The browser asks again, and says what is wrong in its own words. A page without a heading waits for a part of its script.
  if (!isWhole || !html.includes('<h1')) return null
  const [kind = ''] = Object.entries(OPEN_PAGES).find(([, load]) => load === open.load) ?? []
  return { kind, html, answers }
}
