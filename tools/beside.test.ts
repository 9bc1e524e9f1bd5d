import { join } from 'node:path'
import { expect, test } from 'vitest'
import { notBeside, notBesideIn } from './beside.ts'

const folder = join(import.meta.dirname, '../apps/server/migrations')

test('LAW: the oldest version that may run beside this one can live with every migration since', () => {
  expect(notBesideIn(folder)).toEqual([])
})

test.each([
  ['DROP TABLE "boats";', 'drops a table'],
  ['ALTER TABLE "boats" DROP COLUMN "name";', 'drops a column'],
  ['ALTER TABLE "boats" RENAME COLUMN "name" TO "title";', 'renames'],
  ['ALTER TABLE "boats" ALTER COLUMN "name" SET DATA TYPE integer;', 'changes the type of a column'],
  ['ALTER TABLE "boats" ALTER COLUMN "name" SET NOT NULL;', 'demands a column'],
  ['ALTER TABLE "boats" ADD COLUMN "name" text NOT NULL;', 'demands a column'],
  ['ALTER TABLE "boats" ADD CONSTRAINT "named" CHECK (name is not null);', 'adds a rule'],
  ['-- One each.\nCREATE UNIQUE INDEX "boats_name" ON "boats" USING btree ("name");', 'adds a unique index'],
])('an older version could not live with: %s', (statement, what) => {
  const since = (text: string) =>
    notBeside('0001_a', [
      { tag: '0001_a', text: '' },
      { tag: '0002_b', text },
    ])
  expect(since(statement)).toEqual([expect.stringMatching(`^0002_b ${what}: `)])
  expect(since(`CREATE TABLE "boats" ("id" text);--> statement-breakpoint\n${statement}`)).toEqual([])
  expect(
    notBeside('0002_b', [
      { tag: '0001_a', text: statement },
      { tag: '0002_b', text: '' },
    ]),
  ).toEqual([])
})

test('it can live with what is added', () => {
  const text = [
    'ALTER TABLE "boats" ADD COLUMN "name" text;',
    'ALTER TABLE "boats" ADD COLUMN "seats" integer DEFAULT 2 NOT NULL;',
    'CREATE INDEX "boats_name" ON "boats" USING btree ("name");',
    'ALTER TABLE "boats" ALTER COLUMN "name" DROP NOT NULL;',
  ].join('--> statement-breakpoint\n')
  expect(
    notBeside('0001_a', [
      { tag: '0001_a', text: '' },
      { tag: '0002_b', text },
    ]),
  ).toEqual([])
  expect(notBeside('0009_z', [{ tag: '0001_a', text: '' }])).toEqual(['migrations/beside.json names 0009_z, which is no migration'])
})
