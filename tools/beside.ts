import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What an older version, which goes on writing as before, would break on. A table that it does not know is none of its business. */
const CONTRACTS: readonly [string, RegExp][] = [
  ['drops a table', /^DROP TABLE (?:IF EXISTS )?"?(?<table>\w+)"?/i],
  ['drops a column', /^ALTER TABLE "?(?<table>\w+)"? DROP COLUMN/i],
  ['renames', /^ALTER TABLE "?(?<table>\w+)"? RENAME/i],
  ['changes the type of a column', /^ALTER TABLE "?(?<table>\w+)"? ALTER COLUMN \S+ SET DATA TYPE/i],
  ['demands a column', /^ALTER TABLE "?(?<table>\w+)"? (?:ALTER COLUMN \S+ SET NOT NULL|ADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b)/is],
  ['adds a rule', /^ALTER TABLE "?(?<table>\w+)"? ADD CONSTRAINT/i],
  ['adds a unique index', /^CREATE UNIQUE INDEX .*? ON "?(?<table>\w+)"?/is],
]

/**
 * The statements of migrations after `oldest` that a version from before them could not live with: then `oldest` in
 * `migrations/beside.json` has to be one that comes later. What only people can judge (rows that mean something else) is theirs to say there.
 */
export function notBeside(oldest: string, migrations: readonly { tag: string; text: string }[]): string[] {
  const from = migrations.findIndex(({ tag }) => tag === oldest)
  if (from < 0) return [`migrations/beside.json names ${oldest}, which is no migration`]
  const made = new Set<string>()
  return migrations.slice(from + 1).flatMap(({ tag, text }) =>
    statementsOf(text).flatMap((statement) => {
      const table = /^CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/i.exec(statement)?.[1]
      if (table) made.add(table)
      return CONTRACTS.flatMap(([what, pattern]) => {
        const found = pattern.exec(statement)
        return found && !made.has(found.groups!.table!) ? [`${tag} ${what}: ${statement.split('\n')[0]!.slice(0, 100)}`] : []
      })
    }),
  )
}

const statementsOf = (text: string): string[] =>
  text
    .split('--> statement-breakpoint')
    .map((one) => one.replace(/^\s*--.*$/gm, '').trim())
    .filter(Boolean)

/** The same of the migrations in a folder. */
export function notBesideIn(folder: string): string[] {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as { entries: { tag: string }[] }
  const { oldest } = JSON.parse(readFileSync(join(folder, 'beside.json'), 'utf8')) as { oldest: string }
  return notBeside(
    oldest,
    entries.map(({ tag }) => ({ tag, text: readFileSync(join(folder, `${tag}.sql`), 'utf8') })),
  )
}
