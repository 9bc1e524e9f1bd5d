type Place = { line: number; column: number }

/** The part of the mutation testing report schema that is read here. Lines and columns count from one. */
export type Report = {
  files: Record<
    string,
    {
      source: string
      mutants: { mutatorName: string; status: string; replacement?: string; location: { start: Place; end: Place } }[]
    }
  >
}

export type Fate = 'killed' | 'survived' | 'timeout' | 'no coverage'

/** One change to one place of a source, and what became of it. `where` is the whole line it starts on. */
export type Mutant = {
  file: string
  line: number
  where: string
  mutator: string
  original: string
  replacement: string
  fate: Fate
}

/** A change that breaks the run is noticed as well as one that fails a test. Others (ignored) are no mutants. */
const FATES: Record<string, Fate> = {
  Killed: 'killed',
  RuntimeError: 'killed',
  Survived: 'survived',
  Timeout: 'timeout',
  NoCoverage: 'no coverage',
}

export const mutantsOf = ({ files }: Report): Mutant[] =>
  Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, { source, mutants }]) => {
      const lines = source.split('\n')
      return mutants
        .toSorted((a, b) => a.location.start.line - b.location.start.line || a.location.start.column - b.location.start.column)
        .flatMap(({ mutatorName, status, replacement = '', location: { start, end } }) => {
          const fate = FATES[status]
          if (!fate) return []
          const where = (lines[start.line - 1] ?? '').trim()
          return [{ file, line: start.line, where, mutator: mutatorName, original: textBetween(lines, start, end), replacement, fate }]
        })
    })

function textBetween(lines: readonly string[], start: Place, end: Place): string {
  const covered = lines.slice(start.line - 1, end.line)
  const last = covered.length - 1
  return covered
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n')
}
