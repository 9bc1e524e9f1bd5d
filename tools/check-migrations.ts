/**
 * Fails when the tables in the code are not the tables of the migrations (`drizzle-kit generate` would write something), or when the oldest
 * version that may run beside this one could not live with them.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { notBesideIn } from './beside.ts'

const server = join(import.meta.dirname, '../apps/server')
const scratch = mkdtempSync(join(tmpdir(), 'migrations-'))
try {
  cpSync(join(server, 'migrations'), scratch, { recursive: true })
  const { stdout, stderr } = spawnSync(
    'drizzle-kit',
    ['generate', '--dialect=postgresql', '--casing=snake_case', '--schema=./src/**/*.table.ts', `--out=${relative(server, scratch)}`],
    { cwd: server, encoding: 'utf8' },
  )
  const same = stdout.includes('No schema changes')
  console.log(
    same ? 'migrations: the tables are those of the code' : `The tables have changed. Run: npm run migrations\n${stdout}${stderr}`,
  )
  const notBeside = notBesideIn(join(server, 'migrations'))
  for (const line of notBeside)
    console.log(`An older version could not run beside this: ${line}. Raise \`oldest\` in migrations/beside.json.`)
  process.exitCode = same && !notBeside.length ? 0 : 1
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
