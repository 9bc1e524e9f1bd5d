const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text as it stands in HTML or XML, between tags and in an attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!)

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are meant
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Text without what no XML may have, however it is written: one such letter, and nothing of the document is read. */
export const forXml = (text: string): string => text.toWellFormed().replace(NO_XML, '')

/** HTML that is safe to send: made by `html`, `raw` and `jsonIn` alone. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[]

const partOf = (part: Part): string => {
  if (part === null || part === undefined || part === false) return ''
  if (part instanceof Html) return part.text
  return typeof part === 'object' ? part.map(partOf).join('') : escaped(String(part))
}

/** A piece of HTML. Whatever is put in is escaped, unless it was made here: nobody has to think of it. */
export const html = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(pieces.reduce((made, piece, index) => made + partOf(parts[index - 1]) + piece))

const IN_SCRIPT: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** HTML that was made elsewhere, where everything put into it was escaped: by React. */
export const raw = (text: string): Html => new Html(text)

/** Data inside a page. No word of it can end the block. */
export const jsonIn = (type: string, data: object, id?: string): Html =>
  new Html(
    `<script type="${type}"${id ? ` id="${id}"` : ''}>${JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (letter) => IN_SCRIPT[letter]!)}</script>`,
  )

/** Data for machines (schema.org). */
export const jsonLd = (data: object): Html => jsonIn('application/ld+json', data)
