import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inlineTexts } from './inline-texts.ts'

const ROOT = join(import.meta.dirname, '..')
/** Every screen and every piece of one: a new room is under the law from its first day. */
const SCREENS = ['apps/web/src', 'packages/ui/src']
/** What is written here nobody reads: columns of an index, code for another site, colours, fonts; refusals are a catalogue. */
const NO_WORDS = [
  'apps/web/src/features/command-centre/embed-snippet.ts',
  'apps/web/src/platform/local/store/make-local-db.ts',
  'apps/web/src/platform/local/store/seal.ts',
  'apps/web/src/platform/remembered-email.ts',
  'apps/web/src/platform/refusals/device-refusals.ts',
  'packages/ui/src/language/language.ts',
  'packages/ui/src/theme/palette.ts',
  'packages/ui/src/theme/theme.ts',
  'packages/ui/src/theme/theme-components.ts',
]

const isScreen = (file: string) => /\.tsx?$/.test(file) && !/\.test\.|testing\/|catalogue\/|\.(en|es|texts)\.ts$/.test(file)
const filesOf = (path: string): string[] =>
  statSync(join(ROOT, path)).isFile()
    ? [path]
    : readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
        .filter(isScreen)
        .map((file) => `${path}/${file}`)
const textIn = (file: string) => inlineTexts(file, readFileSync(join(ROOT, file), 'utf8'))

test('LAW: no text stands in the code of a screen', () => {
  const found = SCREENS.flatMap(filesOf)
    .filter((file) => !NO_WORDS.includes(file))
    .flatMap(textIn)
  expect(found, 'put it into the <feature>.en.ts and <feature>.es.ts beside it').toEqual([])
})

test('LAW: one room knows the names of locales, and numbers are written in one place', () => {
  const files = SCREENS.flatMap(filesOf)
  const direct = files.filter((file) => /['"](en|es)-[A-Z]{2}['"]|toLocaleString\(/.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(direct, 'use packages/ui/src/values/numbers.ts or times.ts').toEqual(['packages/ui/src/language/language.ts'])
})

test('control: a text between tags, in an attribute, in a field and in a sentence is found', () => {
  const screen = `
    const titles = { label: 'Boats', key: 'boats' }
    const now = t('boats')
    const field = declared.labelOf('boats')
    export const Page = ({ ok }: { ok: 'In Progress' | 'a word or two' }) => (
      <main className="one two" aria-label="Main">
        Weigh the fish {ok ? 'Yes' : t('no')} <b title={t('x')}>{t('y')}</b> {say(\`Saved at \${time} by \${who}\`)}
      </main>
    )`
  expect(inlineTexts('page.tsx', screen).map((line) => line.replace(/^page.tsx:\d+: /, ''))).toEqual([
    '“Boats”',
    '“t() while the module loads”',
    '“a label while the module loads”',
    '“Main”',
    '“Weigh the fish”',
    '“Yes”',
    '“Saved at”',
    '“by”',
  ])
})

test('control: one word is found where it begins a line, in a line that is joined, beside a value and in the values of a text', () => {
  const screen = `
    const reasons = () => ['Misread', t('other')]
    const nameOf = (user = 'Somebody') => (user === me ? 'You' : user)
    const line = (boat, dead) => [\`Boat \${boat}\`, dead > 0 && 'dead'].filter(Boolean).join(' · ')
    const told = (late) => t('told', { reason: late ? 'late' : t('early'), day: \`\${late} days\`, sign: 'minus' })`
  expect(inlineTexts('page.tsx', screen).map((line) => line.replace(/^page.tsx:\d+: /, ''))).toEqual([
    '“Misread”',
    '“Somebody”',
    '“You”',
    '“Boat”',
    '“dead”',
    '“late”',
    '“days”',
  ])
})

test('control: code without a reader is left alone', () => {
  const code = `
    import x from './some place.ts'
    if (status === 'In Progress' || type === 'Late Arrival') throw new Error('for a developer only')
    const FIELDS = 'input, textarea, [contenteditable="true"], .rl-actions'
    const OF_A_PAGE = ['main', 'button'].join()
    const LOOK = { note: { tone: 'water' }, path: \`points.\${entry}\`, status: ['Draft', 'Paid'] }
    class NotOurs extends Error { constructor() { super('somebody else answered') } }
    export const Page = () => <a href="/a b c" className="rl card">{t('fish', { count: 3 })} · {3}</a>`
  expect(inlineTexts('page.tsx', code)).toEqual([])
})
