import { brand } from '@ramplight/domain/kernel/brand'
import { Html, html, jsonLd } from '#platform/http/html'
import type { DrawnPage } from './drawn-pages.ts'

/** What the server says of a page before the app is there: to search engines, to who shares it, and to who has no scripts. */
export type PublicPage = {
  title: string
  description: string
  /** The one address of this page, from the first slash. */
  path: string
  /** Address of its picture; without one it is the product's. */
  picture?: { path: string; alt: string } | undefined
  /** What machines read (schema.org). */
  data?: object | undefined
  /** What is put where the app will be. */
  essentials: Html
  /** What it wears, beside what every page has. */
  style?: Html | undefined
  /** Addresses of the same thing in another form. */
  others?: { type: string; path: string; title: string }[]
}

const OWN_PICTURE = { path: '/icons/icon-512.png', alt: brand.name }

/** Without scripts the outline of the app goes, and what is essential stays; with them nobody sees either for longer than it takes. */
const WITHOUT_SCRIPTS = new Html(
  '<style>#essentials{display:none}</style><noscript><style>#cold{display:none}#essentials{display:block;max-width:45rem;margin:0 auto;padding:1rem;font-family:system-ui,sans-serif;line-height:1.5}</style></noscript>',
)

const PLACE = '<div id="root"></div>'

const head = (page: PublicPage, origin: string): Html => {
  const full = (path: string) => new URL(path, origin).href
  const { path, alt } = page.picture ?? OWN_PICTURE
  const title = `${page.title} · ${brand.name}`
  return html`<title>${title}</title>
    <meta name="description" content="${page.description}" />
    <link rel="canonical" href="${full(page.path)}" />
    <meta property="og:site_name" content="${brand.name}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${page.title}" />
    <meta property="og:description" content="${page.description}" />
    <meta property="og:url" content="${full(page.path)}" />
    <meta property="og:image" content="${full(path)}" />
    <meta property="og:image:alt" content="${alt}" />
    <meta name="twitter:card" content="${page.picture ? 'summary_large_image' : 'summary'}" />
    <meta name="twitter:title" content="${page.title}" />
    <meta name="twitter:description" content="${page.description}" />
    <meta name="twitter:image" content="${full(path)}" />
    ${(page.others ?? []).map((other) => html`<link rel="alternate" type="${other.type}" title="${other.title}" href="${full(other.path)}" />\n    `)}${page.data && jsonLd(page.data)}${page.style}`
}

/** The built page of the app with what the server knows already. The app draws over it in the same place. */
export const filled = (template: string, page: PublicPage, origin: string): string =>
  template
    // Functions: a name may have a `$&` in it.
    .replace(/<title>[^<]*<\/title>/, () => html`${head(page, origin)}${WITHOUT_SCRIPTS}`.text)
    .replace(PLACE, () => `<div id="root"><div id="essentials">${page.essentials.text}</div></div>`)

/** The built page with the page itself: nothing is left to draw before somebody uses it. */
export const withDrawing = (template: string, page: PublicPage, origin: string, drawn: DrawnPage): string =>
  template
    .replace('<html lang="en">', `<html lang="${drawn.visitor.language}">`)
    .replace(/<title>[^<]*<\/title>/, () => html`${head(page, origin)}${drawn.head}`.text)
    .replace(PLACE, () => drawn.body.text)

/** The built page for what is not there, or not for everybody: nothing is said of it, and nobody keeps its address. */
export const unsaid = (template: string): string =>
  template.replace(/<title>[^<]*<\/title>/, (title) => `${title}\n    <meta name="robots" content="noindex" />`)
