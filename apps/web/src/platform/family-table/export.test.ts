import { LARGEST_PAGE } from '@ramplight/contract/kernel/paging'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import type { Column } from '@ramplight/ui/table/data-table-types'
import { strFromU8, unzipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { ourResponse } from '../testing/our-response.ts'
import { everyPage } from './every-page.ts'
import { exportFile } from './export-file.ts'
import type { PagedCall } from './family-list.ts'

afterEach(() => vi.unstubAllGlobals())

const id = (n: number) => n.toString(16).padStart(24, '0')
const at = '2027-06-12T11:00:00.000Z'
const row = (n: number) => ({ _id: id(n), _rev: 1, createdAt: at, updatedAt: at, amount: n, user: id(1) })
const ledger = paymentCalls.dataSourceSearch as unknown as PagedCall<{ _id: string; amount: number }>

/** A server with so many payments, of which `moved` slips onto the next page as well while they are read, and `unreadable` is left out. */
function serve(total: number, moved?: number, unreadable?: number) {
  const asked: { pageNumber: number }[] = []
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    const { pageNumber, pageSize } = JSON.parse(body) as { pageNumber: number; pageSize: number }
    asked.push({ pageNumber })
    const from = pageNumber * pageSize
    const rows = Array.from({ length: Math.max(0, Math.min(pageSize, total - from)) }, (_, n) => row(from + n))
    if (moved !== undefined && pageNumber === 1) rows[0] = row(moved)
    return ourResponse({ totalItemCount: total, message: rows.filter(({ amount }) => amount !== unreadable) })
  })
  return asked
}

test('a file holds every row that matches, page after page, and none twice', async () => {
  const asked = serve(2 * LARGEST_PAGE + 30, 7)
  const progress: number[] = []
  const rows = await everyPage(ledger, { words: 'reyes' }, { onProgress: (done) => progress.push(done) })
  expect(asked.map(({ pageNumber }) => pageNumber)).toEqual([0, 1, 2])
  expect([rows.length, new Set(rows.map(({ _id }) => _id)).size]).toEqual([2 * LARGEST_PAGE + 29, 2 * LARGEST_PAGE + 29])
  expect(progress).toEqual([100, 199, 229])
})

test('a row that the server can’t read ends no file: every other row is in it', async () => {
  const asked = serve(2 * LARGEST_PAGE + 30, undefined, 3)
  expect(await everyPage(ledger, {})).toHaveLength(2 * LARGEST_PAGE + 29)
  expect(asked).toHaveLength(3)
})

test('who stops it gets no half of a file', async () => {
  serve(5 * LARGEST_PAGE)
  const stop = new AbortController()
  await expect(everyPage(ledger, {}, { signal: stop.signal, onProgress: () => stop.abort() })).rejects.toThrow()
})

test('an Excel file has the headings and the values as they are: text that looks like a formula stays text', async () => {
  const saved: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:', revokeObjectURL: () => {} }))
  type Row = { who: string; amount: number }
  const columns: Column<Row>[] = [
    { id: 'who', header: 'Name', value: ({ who }) => who },
    { id: 'amount', header: 'Amount', csv: ({ amount }) => amount / 100 },
    { id: 'look', header: 'View' },
  ]
  await exportFile('xlsx', 'payments', columns, [{ who: '=1+1', amount: -34350 }])
  const files = unzipSync(new Uint8Array(await saved[0]!.arrayBuffer()))
  const text = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)] as const)
  const sheet = text.find(([name]) => name.includes('sheet1'))![1]
  const words = text.find(([name]) => name.includes('sharedStrings'))?.[1] ?? sheet
  expect(words).toContain('=1+1')
  expect(words).toContain('Amount')
  expect(words).not.toContain('View')
  expect(sheet).toContain('<v>-343.5</v>')
  expect(sheet).not.toContain('<f>')
})
