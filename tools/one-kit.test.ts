import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

const ROOT = join(import.meta.dirname, '..')
const isTest = (file: string) => /\.(test|spec)\.tsx?$|\/testing\//.test(file)

/** Lines of code in which something stands that has a better way; comments do not count. */
const linesWith = (pattern: RegExp, source: string): number =>
  source.split('\n').filter((line) => pattern.test(line) && !/^\s*(\/?\*|\/\/)/.test(line)).length

const filesWith = (pattern: RegExp, where: RegExp): string[] =>
  sourceFiles(ROOT).filter((file) => where.test(file) && !isTest(file) && linesWith(pattern, readFileSync(join(ROOT, file), 'utf8')) > 0)

test('LAW: what a button does runs through useAction, what a form saves through useSave', () => {
  expect(filesWith(/\buseMutation\(|\buseMutation</, /^apps\/web\/src\//)).toEqual([
    'apps/web/src/platform/record-form/use-save.tsx',
    'apps/web/src/platform/use-action.ts',
  ])
})

test('LAW: a part that is fetched when it is shown goes through `later`, which asks again: one that is missing takes no page away', () => {
  const where = /^(apps\/web|packages\/ui)\/src\//
  expect(filesWith(/\blazy\(/, where)).toEqual([])
  // Control: the pattern finds what it stands for.
  expect(filesWith(/\blater\(/, where).length).toBeGreaterThan(15)
})

/** The generic kernel, where TypeScript cannot follow; each says beside it why. */
const NEVER: string[] = ['packages/contract/src/kernel/family-calls.ts']

test('LAW: `as never` stands in no feature, and in the kernel where it is named', () => {
  expect(
    filesWith(/\bas never\b/, /^(apps\/(server|web)|packages\/[^/]+)\/src\//),
    'give it its type: what it is, not that it is nothing',
  ).toEqual(NEVER)
})

/** Where the kit draws what was refused: an ErrorSummary, or a FormPage, which has one. */
const SHOWS_REFUSED = /<(?:ErrorSummary|FormPage)\b[^>]*\berrors=\{(?:\w+\.)?errors\}/s

/** Forms that save through useSave and show refused fields neither themselves nor in a file beside them that draws them. */
function formsThatHideRefusals(sources: ReadonlyMap<string, string>): string[] {
  const isDrawnBy = (file: string) => (source: string, other: string) =>
    other === file || (dirname(other) === dirname(file) && source.includes(`'./${basename(file)}'`))
  return [...sources]
    .filter(([file, source]) => /\buseSave[(<]/.test(source) && !file.endsWith('/record-form/use-save.tsx'))
    .filter(([file]) => ![...sources].some(([other, source]) => isDrawnBy(file)(source, other) && SHOWS_REFUSED.test(source)))
    .map(([file]) => file)
}

test('LAW: a form that saves through useSave shows every refused field, also one that has no place of its own', () => {
  const files = sourceFiles(ROOT).filter((file) => /^apps\/web\/src\//.test(file) && !isTest(file))
  expect(formsThatHideRefusals(new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')])))).toEqual([])
})

test('control: a form that hides refused fields is seen, and one that a file beside it draws is not', () => {
  const drawer = "import { useBoat } from './use-boat.ts'\n<ErrorSummary errors={form.errors} attempt={1} />"
  const hook = ['web/use-boat.ts', 'useSave<Boat>({ form })'] as const
  expect(formsThatHideRefusals(new Map([hook, ['web/drawer.tsx', drawer]]))).toEqual([])
  expect(formsThatHideRefusals(new Map([hook, ['web/drawer.tsx', "import { useBoat } from './use-boat.ts'"]]))).toEqual(['web/use-boat.ts'])
  expect(formsThatHideRefusals(new Map([['web/tour.tsx', 'useSave({\n<FormPage\n  errors={form.errors}']]))).toEqual([])
})

/** What a field is made of. Choices drawn as buttons (`Radio.Card`, `SegmentedControl`) and lists with a search are drawn as each needs. */
const PLAIN_FIELD =
  /import \{[^}]*\b(?:TextInput|NumberInput|Textarea|PasswordInput|Select|NativeSelect|MultiSelect|Autocomplete|TagsInput|Switch|Checkbox|TimeInput|DateInput|DatePickerInput)\b[^}]*\} from '@mantine\/(?:core|dates)'/

test('LAW: a field of a screen is one of the kit (ui/form, or a box of the record form)', () => {
  const screens = sourceFiles(ROOT).filter((file) => /^apps\/web\/src\//.test(file) && !isTest(file))
  expect(screens.filter((file) => PLAIN_FIELD.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})

test('control: a plain field is seen, also among others, and what is no field is not', () => {
  expect(PLAIN_FIELD.test("import { Button, TextInput } from '@mantine/core'")).toBe(true)
  expect(PLAIN_FIELD.test("import {\n  Button,\n  type SelectProps,\n  Select,\n} from '@mantine/core'")).toBe(true)
  expect(PLAIN_FIELD.test("import { Button, Radio, SegmentedControl } from '@mantine/core'\nimport { Select } from './select.tsx'")).toBe(
    false,
  )
})

test('control: a mutation wired by hand is seen, and one that is spoken of is not', () => {
  const source = ['  const saving = useMutation({', '  /** useMutation( of old */', ' * useMutation('].join('\n')
  expect(linesWith(/\buseMutation\(/, source)).toBe(1)
  expect(linesWith(/\bas never\b/, 'call(body as never)\n// it was as never before')).toBe(1)
})
