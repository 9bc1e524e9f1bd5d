/**
 * What a screen types again although the contract declares it: the label of a field, how long a text may be, and that a field is
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
    ...found(/<RequiredLabel>/g, () => 'RequiredLabel'),
    ...found(/\bid: '(\w+)',\s*header: '([^']*)'/g, ([, id = '', words = '']) => (isLabel(id, words, inRows) ? `header “${words}”` : null)),
    ...found(/\bname: '(\w+)', label: '([^']*)'/g, ([, name = '', words = '']) => (isLabel(name, words) ? `label “${words}”` : null)),
    ...found(/^\s*'?([\w.]+)'?: '([^']*)',$/gm, ([, field = '', words = '']) => {
      const inside = source.slice(0, source.indexOf(words)).match(/labels\b[^={}]*= \{[^}]*$/i)
      return inside && isLabel(field, words) ? `label “${words}”` : null
    }),
  ]
}
