import { createRequire } from 'node:module'

/** As much of a document as tests ask for: the server itself has no documents, so it has no types of them. */
export type PageElement = {
  textContent: string
  children: Iterable<PageElement> & { length: number }
  getAttribute: (name: string) => string | null
  querySelector: (selector: string) => PageElement | null
  querySelectorAll: (selector: string) => Iterable<PageElement> & { length: number }
}
export type Page = PageElement & { title: string; body: PageElement }

type Parser = { parseFromString: (text: string, type: 'text/html' | 'application/xml') => Page }
const { JSDOM } = createRequire(import.meta.url)('jsdom') as { JSDOM: new () => { window: { DOMParser: new () => Parser } } }
const parser = new new JSDOM().window.DOMParser()

/** What a browser without scripts makes of a page. */
export const parsedPage = (text: string): Page => parser.parseFromString(text, 'text/html')

/** The same of XML; what is not well formed throws. */
export function parsedXml(text: string): Page {
  const page = parser.parseFromString(text, 'application/xml')
  const [error] = page.querySelectorAll('parsererror')
  if (error) throw new Error(error.textContent)
  return page
}
