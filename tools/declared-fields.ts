/**
 * What a screen types again although the contract declares it: the label of a field (or its name as it is in the record), how long a text may be, and that a field is
 * required. `labelsOf`: those of a family; a file speaks of the families whose contract it imports.
 */
export function typedAgain(file: string, source: string, labelsOf: (family: string) => Readonly<Record<string, string>>): string[] {
  const imports = [...source.matchAll(/import (?:type )?\{([^}]*)\} from '@ramplight\/contract\/[\w-]+\/([\w-]+?)(?:\.labels)?'/g)]
  const families = imports.map(([, , family = '']) => labelsOf(family))
  /** Of the records in the rows of a table. */
  const rowsOf = new Set([...source.matchAll(/\bColumn<(\w+)/g)].map(([, type = '']) => type))
  const inRows = imports
    .filter(([, names = '']) => names.match(/\w+/g)?.some((name) => rowsOf.has(name)))
    .map(([, , family = '']) => labelsOf(family))
  const isLabel = (field: string, words: string, of = families) => of.some((labels) => labels[field] === words)
  const lineOf = (index: number) => `${file}:${source.slice(0, index).split('\n').length}`
  const found = (pattern: RegExp, says: (match: RegExpMatchArray) => string | null) =>
    [...source.matchAll(pattern)].flatMap((match) => {
      const words = says(match)
      return words ? [`${lineOf(match.index)}: ${words}`] : []
    })
  return [
    ...found(
      /<(?:Text|LongText|Number|Money|Weight|Choice|Flag|Time)Box\b[^>]*?\spath="([\w.]+)"[^>]*?\slabel="([^"]*)"/g,
      ([, path = '', words]) => (families.some((labels) => path in labels) ? `label “${words}”` : null),
    ),
    ...found(/\bmaxLength=\{[\d_]+\}/g, ([text]) => text),
    ...found(/>\{(?:\w+\.)?(?:field|path)\}</g, ([text]) => `the name of a field: ${text}`),
    ...found(/<RequiredLabel>/g, () => 'RequiredLabel'),
    ...found(/\bid: '(\w+)',\s*header: '([^']*)'/g, ([, id = '', words = '']) => (isLabel(id, words, inRows) ? `header “${words}”` : null)),
    ...found(/\bname: '(\w+)', label: '([^']*)'/g, ([, name = '', words = '']) => (isLabel(name, words) ? `label “${words}”` : null)),
    ...found(/^\s*'?([\w.]+)'?: '([^']*)',$/gm, ([, field = '', words = '']) => {
      const inside = source.slice(0, source.indexOf(words)).match(/labels\b[^={}]*= \{[^}]*$/i)
      return inside && isLabel(field, words) ? `label “${words}”` : null
    }),
  ]
}

/**
 * A literal that fills a field where nothing was said, although what the field starts with is declared: `active: body.active ?? true`.
 * An empty text or list where there is none is no such value. `startsOf`: of a field of any record, the values it starts with, as they are written.
 */
export function filledAgain(file: string, source: string, startsOf: (field: string) => readonly string[]): string[] {
  const filled = /(?:\b(\w+): |\bconst (\w+) = )(?:\w+\([\w.]*\) \? )?\(?(?:\w+\??\.)*(\w+) \?\? ('[^']+'|true|false|-?\d+)/g
  return [...source.matchAll(filled)].flatMap((match) => {
    const [text, property, variable, field = '', literal = ''] = match
    const isDefault = field === (property ?? variable) && startsOf(field).includes(literal)
    return isDefault ? [`${file}:${source.slice(0, match.index).split('\n').length}: ${text.trim()}`] : []
  })
}
