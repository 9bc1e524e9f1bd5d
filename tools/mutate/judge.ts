import type { Mutant } from './mutants.ts'

/** A change that no test can notice, and why. `where` is the line of the source, without indentation. */
export type Equivalent = { file: string; where: string; original: string; replacement: string; reason: string }

export type FileCount = { file: string; killed: number; survived: number; timeout: number; noCoverage: number }

export type Verdict = {
  files: FileCount[]
  /** Nobody said why these survive. */
  survivors: Mutant[]
  excused: (Mutant & { reason: string })[]
  /** Reasons for survivors that no longer survive. */
  stale: Equivalent[]
  /** Noticed changes of all changes; and of those that can be noticed. */
  rawScore: number
  score: number
  passed: boolean
}

/** The raw score has to reach it, so a long list of reasons does not replace tests. */
export const FLOOR = 0.9

const keyOf = ({ file, where, original, replacement }: Omit<Equivalent, 'reason'>): string =>
  JSON.stringify([file, where, original, replacement])

/** What a run says. Reasons are called stale only for files that were part of it. */
export function judge(mutants: readonly Mutant[], equivalents: readonly Equivalent[], ranFiles: readonly string[]): Verdict {
  const reasons = new Map(equivalents.map((equivalent) => [keyOf(equivalent), equivalent.reason]))
  const alive = mutants.filter(({ fate }) => fate === 'survived' || fate === 'no coverage')
  const survivors = alive.filter((mutant) => !reasons.has(keyOf(mutant)))
  const excused = alive.flatMap((mutant) => {
    const reason = reasons.get(keyOf(mutant))
    return reason === undefined ? [] : [{ ...mutant, reason }]
  })
  const aliveKeys = new Set(alive.map(keyOf))
  const stale = equivalents.filter((equivalent) => ranFiles.includes(equivalent.file) && !aliveKeys.has(keyOf(equivalent)))
  const killed = mutants.length - alive.length
  const rawScore = share(killed, mutants.length)
  return {
    files: [...Map.groupBy(mutants, ({ file }) => file)].map(([file, own]) => count(file, own)),
    survivors,
    excused,
    stale,
    rawScore,
    score: share(killed, mutants.length - excused.length),
    passed: rawScore >= FLOOR && survivors.length === 0,
  }
}

const share = (part: number, all: number): number => (all === 0 ? 1 : part / all)

function count(file: string, mutants: readonly Mutant[]): FileCount {
  const of = (fate: Mutant['fate']) => mutants.filter((mutant) => mutant.fate === fate).length
  return { file, killed: of('killed'), survived: of('survived'), timeout: of('timeout'), noCoverage: of('no coverage') }
}
