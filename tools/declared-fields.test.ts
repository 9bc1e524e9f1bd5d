import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '@ramplight/contract/api'
import type { AnyEndpoint } from '@ramplight/contract/kernel/endpoint'
import { startsOf } from '@ramplight/contract/kernel/family'
import { labelsOf } from '@ramplight/contract/labels'
import { WEIGH_IN_STARTS } from '@ramplight/domain/weigh-in/weigh-in-records'
import { expect, test } from 'vitest'
import { filledAgain, typedAgain } from './declared-fields.ts'
import { sourceFiles } from './source-files.ts'

const ROOT = join(import.meta.dirname, '..')
/** Where "Required" is put behind a label. */
const KIT = 'apps/web/src/platform/record-form/declared.tsx'

const labels = (family: string) => labelsOf(family as keyof typeof api) ?? {}

test('LAW: labels, lengths and what is required come from the contract', () => {
  const screens = sourceFiles(ROOT).filter((file) => file.startsWith('apps/web/src/') && !/\.test\.|testing\//.test(file) && file !== KIT)
  const found = screens.flatMap((file) => typedAgain(file, readFileSync(join(ROOT, file), 'utf8'), labels))
  expect(found, 'ask `labelOf`, `declaredBy` (platform/record-form) or leave it out: the fields of the kit know it').toEqual([])
})

test('control: what is typed again is found, and words of the screen itself are not', () => {
  const planted = `
    import { userCalls } from '@ramplight/contract/people/users'
    import { type Species, species } from '@ramplight/contract/tournaments/species'
    const labels: Record<string, string> = {
      waterType: 'Water',
    }
    const columns: Column<Species>[] = [{ id: 'name', header: 'Name' }, { id: 'name', header: 'Angler or team' }]
    const FIELDS = [{ name: 'first_name', label: 'First name' }]
    export const Form = () => (
      <>
        <TextBox form={form} path="name" label="Name" />
        <TextBox form={form} path="name" />
        <TextInput label={<RequiredLabel>Name</RequiredLabel>} maxLength={5_000} />
        <TextInput label="Find" maxLength={declared.longest('name')} />
        <NumberBox form={form} path="howMany" label="How many" />
        <th>{change.field}</th>
      </>
    )`
  expect(typedAgain('form.tsx', planted, labels)).toEqual([
    'form.tsx:11: label “Name”',
    'form.tsx:13: maxLength={5_000}',
    'form.tsx:16: the name of a field: >{change.field}<',
    'form.tsx:13: RequiredLabel',
    'form.tsx:7: header “Name”',
    'form.tsx:8: label “First name”',
    'form.tsx:5: label “Water”',
  ])
})

/** As a program writes it: `'Draft'`, `false`, `[]`. */
const asWritten = (value: unknown) => JSON.stringify(value).replaceAll('"', "'")
const starts = new Map<string, string[]>()
for (const record of [...Object.values(api).flatMap(({ calls }) => (calls as Record<string, AnyEndpoint>).get ?? []), WEIGH_IN_STARTS])
  for (const [field, value] of Object.entries('response' in record ? startsOf(record.response) : record))
    starts.set(field, [...(starts.get(field) ?? []), asWritten(value)])
const startsWith = (field: string) => starts.get(field) ?? []

/** A figure of the standings that has the name of a field. */
const NO_RECORD = ['apps/web/src/features/weigh-in/bag/field-so-far.ts']

test('LAW: what a field starts with is declared beside its record, and read there', () => {
  const code = sourceFiles(ROOT).filter((file) => /^(apps\/(server|web)|packages\/(domain|contract))\/src\//.test(file))
  const found = code
    .filter((file) => !/\.test\.|testing\//.test(file) && !NO_RECORD.includes(file))
    .flatMap((file) => filledAgain(file, readFileSync(join(ROOT, file), 'utf8'), startsWith))
  expect(found, 'read `<record>.starts.<field>` (docs/decisions/0033)').toEqual([])
})

test('control: a default that is typed again is found; another value, another field and what is declared are not', () => {
  const planted = `
    const row = { systemDefault: body.systemDefault ?? false, active: sent.active ?? true, order: flight.order ?? 7 }
    const one = { additional: said.additional ?? false, gone: row.active ?? true, active: active ?? raffle.starts.active }
    const userType = isAdmin(actor) ? (body.userType ?? 'Angler') : null`
  expect(filledAgain('a.ts', planted, startsWith).map((line) => line.replace(/^a.ts:/, ''))).toEqual([
    '2: systemDefault: body.systemDefault ?? false',
    '2: active: sent.active ?? true',
    '3: additional: said.additional ?? false',
    "4: const userType = isAdmin(actor) ? (body.userType ?? 'Angler'",
  ])
})
