import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Html, html, jsonIn, raw } from '#platform/http/html'
import type { Visitor } from './visitor.ts'

/** How long a drawing is sent as it is: a crowd that opens one page is drawn for once. */
const KEEP_MS = 10_000
/** About 60 kB each. */
const MOST_KEPT = 200
/** Who would wait behind so many, or longer than this, gets the page without a drawing: the browser draws it. */
const MOST_WAITING = 8
const PATIENCE_MS = 600
/** One that has not come to an end by then never will: the next ones are drawn. */
const LONGEST_MS = 4000

type Asked = Visitor & { pathname: string; search: string }
type Ask = (path: string, request: RequestInit) => Promise<Response>
/** What the build leaves for the server (the web's `src/drawn.tsx`). */
type Drawer = { draw: (asked: Asked, ask: Ask) => Promise<{ kind: string; html: string; answers: object } | null> }

/** What a drawn page has in its head, and in the place of the app. */
export type DrawnPage = { head: Html; body: Html; visitor: Visitor }

/**
 * Public pages drawn by the server with the components of the browser, one after the other: words and width are those of one visitor
 * at a time. null where the web app was built without. What goes wrong is told to `warn`, and the page is sent without a drawing.
 */
export function openDrawing(webRoot: string, warn: (error: unknown) => void, now: () => number = Date.now) {
  const folder = join(webRoot, '.drawn')
  if (!existsSync(join(folder, 'styles.json'))) return null
  const styles = JSON.parse(readFileSync(join(folder, 'styles.json'), 'utf8')) as Record<string, string[]>
  // Loaded at the start: the first visitor does not wait for it.
  const drawer: Promise<Drawer> = import(pathToFileURL(join(folder, 'drawn.js')).href)
  drawer.catch(warn)
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const kept = new Map<string, { at: number; page: Promise<DrawnPage | null> }>()

  async function drawNow(asked: Asked, ask: Ask): Promise<DrawnPage | null> {
    const drawn = await (await drawer).draw(asked, ask)
    if (!drawn) return null
    const files = styles[drawn.kind] ?? []
    return {
      visitor: { language: asked.language, isPhone: asked.isPhone },
      head: html`${files.map((file) => html`<link rel="stylesheet" crossorigin href="/${file}">`)}<script src="/look.js"></script>`,
      body: html`<div id="root" data-language="${asked.language}" data-phone="${String(asked.isPhone)}">${raw(drawn.html)}</div>${jsonIn('application/json', drawn.answers, 'drawn-answers')}`,
    }
  }

  function inTurn(asked: Asked, ask: Ask): Promise<DrawnPage | null> {
    waiting++
    const page = last
      .then(() => orBy(LONGEST_MS, drawNow(asked, ask), () => Promise.reject(new Error(`${asked.pathname} took too long to draw.`))))
      .catch((error: unknown) => {
        warn(error)
        return null
      })
      .finally(() => waiting--)
    last = page
    return page
  }

  /** `ask`: asks this server as the visitor would, without a session. */
  async function drawnPage(asked: Asked, ask: Ask): Promise<DrawnPage | null> {
    const key = JSON.stringify([asked.pathname, asked.search, asked.language, asked.isPhone])
    const known = kept.get(key)
    if (known && now() - known.at < KEEP_MS) return soon(known.page)
    if (waiting >= MOST_WAITING) return null
    const page = inTurn(asked, ask)
    kept.delete(key)
    kept.set(key, { at: now(), page })
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
    return soon(page)
  }
  return drawnPage
}

const soon = <T>(page: Promise<T>): Promise<T | null> => orBy(PATIENCE_MS, page, () => Promise.resolve(null))

/** What comes of `work`, or of `otherwise` when that takes longer than `ms`. */
function orBy<T, Other>(ms: number, work: Promise<T>, otherwise: () => Promise<Other>): Promise<T | Other> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<Other>((resolve, reject) => {
    timer = setTimeout(() => otherwise().then(resolve, reject), ms)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
