import { type FileCount, FLOOR, type Verdict } from './judge.ts'
import type { Mutant } from './mutants.ts'

/** The whole verdict as text: every file, every survivor, the reasons, both scores. */
export function verdictText({ files, survivors, excused, stale, rawScore, score, passed }: Verdict): string {
  const all = files.length === 1 ? [] : [{ ...sumOf(files), file: `all ${files.length} files` }]
  return [
    '',
    row('killed', 'survived', 'timeout', 'no cov.', 'score', ''),
    ...[...files, ...all].map(fileRow),
    ...survivors.map((mutant) => `\n${mutantText(mutant)}`),
    ...excused.map((mutant) => `\n${mutantText(mutant)}\n   survives, because ${mutant.reason}`),
    ...stale.map(
      ({ file, original, replacement }) =>
        `\nThere is a reason for ${file}: ${changeText(original, replacement)}, but it does not survive.`,
    ),
    '',
    `${percent(rawScore)} of all changes are noticed (the floor is ${percent(FLOOR)}), ${percent(score)} of those that can be`,
    `${survivors.length} survivors without a reason, ${excused.length} with one, ${stale.length} stale reasons: ${passed ? 'passed' : 'NOT PASSED'}`,
  ].join('\n')
}

const row = (...cells: string[]): string => cells.map((cell, index) => (index === cells.length - 1 ? cell : cell.padStart(9))).join('  ')

const fileRow = ({ file, killed, survived, timeout, noCoverage }: FileCount): string => {
  const all = killed + survived + timeout + noCoverage
  return row(`${killed}`, `${survived}`, `${timeout}`, `${noCoverage}`, percent((killed + timeout) / all), file)
}

const sumOf = (files: readonly FileCount[]): Omit<FileCount, 'file'> => {
  const total = (key: keyof Omit<FileCount, 'file'>) => files.reduce((sum, file) => sum + file[key], 0)
  return { killed: total('killed'), survived: total('survived'), timeout: total('timeout'), noCoverage: total('noCoverage') }
}

const mutantText = ({ file, line, where, original, replacement, fate }: Mutant): string =>
  `${file}:${line}${fate === 'no coverage' ? ' (no test comes here)' : ''}  ${changeText(original, replacement)}\n   in: ${where}`

const changeText = (original: string, replacement: string): string => `${oneLine(original)} → ${oneLine(replacement)}`

const LONGEST = 160

const oneLine = (text: string): string => {
  const line = text.replace(/\s+/g, ' ')
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line
}

const percent = (part: number): string => `${(Math.floor(part * 1000) / 10).toFixed(1)} %`
