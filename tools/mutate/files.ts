import { execFileSync } from 'node:child_process'
import { sourceFiles } from '../source-files.ts'

const HOME = 'packages/domain/src/'

/** The rules themselves: neither tests nor what only tests use. */
export const domainSources = (root: string): string[] => sourceFiles(root).filter(isRule)

export const isRule = (file: string): boolean => file.startsWith(HOME) && !file.endsWith('.test.ts') && !/\/(testing|fixtures)\//.test(file)

/** Files that differ from a commit, or are not yet known to git. */
export function changedSince(root: string, ref: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [...git('diff', '--name-only', '--relative', ref), ...git('ls-files', '--others', '--exclude-standard')]
}
