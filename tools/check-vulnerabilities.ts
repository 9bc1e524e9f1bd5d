/**
 * Does a package that runs in production have a known hole, of the versions that the lock file names? Asks the registry that npm
 * is set to. Without an answer, such as without a network, it says so and passes: nobody is kept from working by that.
 *   node tools/check-vulnerabilities.ts
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const PATIENCE_MS = 20_000
const STOPS = ['high', 'critical']

type Report = { vulnerabilities?: Record<string, { severity: string; range?: string; via?: unknown[] }> }

/** The lines of what stops a release, none when nothing does; null when there is no answer to read. */
export function holesIn(answer: string): string[] | null {
  try {
    const { vulnerabilities } = JSON.parse(answer) as Report
    if (!vulnerabilities) return null
    return Object.entries(vulnerabilities)
      .filter(([, { severity }]) => STOPS.includes(severity))
      .map(([name, { severity, range = '', via = [] }]) => `${name} ${range}: ${severity}, ${via.map(titleOf).join('; ')}`)
  } catch {
    return null
  }
}

const titleOf = (via: unknown): string => (typeof via === 'string' ? `by ${via}` : String((via as { title?: string }).title))

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', `--fetch-timeout=${PATIENCE_MS}`]
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: PATIENCE_MS })
  const holes = holesIn(stdout ?? '')
  if (holes === null) console.log('Known holes: the registry does not answer, so nothing was checked.')
  else if (holes.length === 0) console.log('Known holes: none that is high or critical in what runs in production.')
  for (const line of holes ?? []) console.error(line)
  process.exitCode = holes?.length ? 1 : 0
}
