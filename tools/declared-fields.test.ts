import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { api } from '@ramplight/contract/api'
import { labelsOf } from '@ramplight/contract/labels'
import { expect, test } from 'vitest'
import { typedAgain } from './declared-fields.ts'
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
      </>
    )`
  expect(typedAgain('form.tsx', planted, labels)).toEqual([
    'form.tsx:11: label “Name”',
    'form.tsx:13: maxLength={5_000}',
    'form.tsx:13: RequiredLabel',
    'form.tsx:7: header “Name”',
    'form.tsx:8: label “First name”',
    'form.tsx:5: label “Water”',
  ])
})
