import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { placeSponsors } from '../sponsor-slots.ts'
import { paperPdf } from './paper-pdf.ts'
import { plainLetters } from './plain-letters.ts'

/** The words of each page, in the order they are drawn. */
async function wordsOf(file: Blob): Promise<string> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const text = bytes.toString('latin1')
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, packed]) => {
      try {
        return inflateSync(Buffer.from(packed!, 'latin1')).toString('latin1')
      } catch {
        return ''
      }
    })
    .flatMap((drawn) => [...drawn.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g)].map(([, words]) => words!.replace(/\\(.)/g, '$1')))
    .join('|')
}
const pagesOf = async (file: Blob) => ((await file.text()).match(/\/Type \/Page\b(?!s)/g) ?? []).length

const rows = (count: number) => Array.from({ length: count }, (_, index) => [String(index + 1), `Boat ${index + 1}`, ''])
const sheet = (count: number) => ({
  title: 'Lake Fork #4',
  subtitles: ['06/12/2027'],
  foot: 'Lake Fork #4 · 06/12/2027',
  fileName: 'lake-fork-4',
  tables: [{ columns: [{ label: 'Place' }, { label: 'Team' }, { label: 'Signature', share: 1 }], rows: rows(count), isTall: true }],
})

test('all rows are in the file, the head of the table stands on every page, and every page has its number and its sponsors', async () => {
  const sponsors = placeSponsors(
    ['Redferne', 'Larkfield', 'Oakhurst'].map((name) => ({ _id: name, name, mainImagePath: null, imageOptions: null })),
  )
  const file = paperPdf({ ...sheet(60), sponsors }, new Map())
  const pages = await pagesOf(file)
  expect(pages).toBeGreaterThan(2)
  const words = (await wordsOf(file)).split('|')
  for (const [, name] of rows(60)) expect(words.filter((word) => word === name)).toHaveLength(1)
  expect(words.filter((word) => word === 'Signature')).toHaveLength(pages)
  expect(words.filter((word) => word === 'Oakhurst')).toHaveLength(pages)
  for (let page = 1; page <= pages; page++) expect(words).toContain(`Page ${page} of ${pages}`)
})

test('eight cards are on a page, each once', async () => {
  const cards = Array.from({ length: 17 }, (_, index) => ({ mark: `${index + 1}`, title: `Crew ${index + 1}`, lines: ['Flight 1'] }))
  const file = paperPdf({ ...sheet(0), tables: [], cards }, new Map())
  const words = (await wordsOf(file)).split('|')
  for (const { title } of cards) expect(words.filter((word) => word === title)).toHaveLength(1)
  expect(await pagesOf(file)).toBe(3)
})

test('a check is a page: its amount in figures and words once, its lines on both stubs, nothing of a head or a foot', async () => {
  const check = (number: string) => ({
    ...{ number, day: '06/12/2027', payee: 'Tess Moss', amount: '$1,500.00', words: 'One thousand five hundred and 00/100' },
    ...{ memo: 'Lake Fork #4: Main pool, 1st place', lines: [{ label: 'Main pool', amount: '$1,500.00' }] },
  })
  const file = paperPdf({ ...sheet(0), tables: [], checks: [check('1042'), check('1043')] }, new Map())
  const words = (await wordsOf(file)).split('|')
  expect([await pagesOf(file), words.filter((word) => word.startsWith('One thousand five')).length]).toEqual([2, 2])
  expect(words.filter((word) => word === '**$1,500.00')).toHaveLength(2)
  expect(words.filter((word) => word === '1042 · 06/12/2027')).toHaveLength(2)
  expect(words.filter((word) => /^Page|^Lake Fork #4$/.test(word))).toEqual([])
})

test('a letter without a sign in the fonts of a reader loses its accent, and is never another letter', () => {
  expect(plainLetters('José Ñúñez – Nguyễn Đức, Łukasz Dvořák')).toBe('José Ñúñez – Nguyên Duc, Lukasz Dvorák')
  expect(plainLetters('−1-08 → 漢')).toBe('-1-08 > ?')
})

test('a landscape sponsor is 50 by 28.7 millimeters, and the sixth has no place', () => {
  const placed = placeSponsors(
    Array.from({ length: 6 }, (_, index) => ({ _id: `${index}`, name: `S${index}`, mainImagePath: null, imageOptions: null })),
  )
  expect(Object.keys(placed)).toHaveLength(5)
  expect(placed.topLeft).toMatchObject({ name: 'S0', width: 50, height: 28.726 })
})
