import { paymentCalls } from '@ramplight/contract/payments/payments'
import { tableState } from '@ramplight/ui/table/table-state'
import { expect, test } from 'vitest'
import { type FamilyList, pageInstead, questionOf, tableColumns, withSize } from './family-list.ts'

const ledger: FamilyList<{ _id: string }> = {
  call: paymentCalls.dataSourceSearch as never,
  terms: { sourceModuleRecord: 'event' },
  columns: [
    { id: 'name', header: 'Name' },
    { id: 'date', header: 'Date', sortField: 'createdAt' },
  ],
  views: [
    { id: 'all', label: 'All' },
    { id: 'out', label: 'Out', terms: { debitOrCredit: 'debit' } },
  ],
  filters: [{ id: 'status', label: 'Status', options: [], termsOf: (status) => ({ status }) }],
}

test('what one sees above a list is what is asked: words, view, filters and order together', () => {
  const state = tableState({
    search: ' reyes 2nd ',
    view: 'out',
    filters: { status: ['pending', 'void'] },
    sort: { column: 'date', direction: 'desc' },
  })
  expect(questionOf(ledger, state)).toEqual({
    words: 'reyes 2nd',
    debitOrCredit: 'debit',
    status: ['pending', 'void'],
    sourceModuleRecord: 'event',
    sortField: 'createdAt',
    sortOrder: 'desc',
  })
})

test('a column that the family cannot sort by is not sorted by, whatever an old link says', () => {
  expect(questionOf(ledger, tableState({ sort: { column: 'name', direction: 'asc' } }))).toEqual({ sourceModuleRecord: 'event' })
  expect(tableColumns(ledger.columns).map(({ sortable }) => sortable)).toEqual([false, true])
})

test('a filter never opens what the list leaves out', () => {
  const wide = { ...ledger, filters: [{ id: 'status', label: 'Status', options: [], termsOf: () => ({ sourceModuleRecord: 'other' }) }] }
  expect(questionOf(wide, tableState({ filters: { status: ['x'] } }))).toEqual({ sourceModuleRecord: 'event' })
})

test('a day that the address names narrows the list, with the days that were typed; one that nobody knows does not', () => {
  const dated = { ...ledger, date: { label: 'Date', termsOf: (range: object) => ({ on: range }) } }
  const asked = (date: readonly string[]) => questionOf(dated, tableState({ filters: { date } })).on
  expect(asked(['between', '2027-06-01', '2027-06-12'])).toEqual({ from: '2027-06-01', to: '2027-06-12' })
  expect([asked(['onOrAfter', '']), asked(['someday']), asked([])]).toEqual([undefined, undefined, undefined])
})

test('a link with a page size that this list does not have shows pages of twenty', () => {
  expect((['all', 5, 50] as const).map((pageSize) => withSize(tableState({ pageSize })).pageSize)).toEqual([20, 20, 50])
})

test('a page that is gone is the last one there is, and never an empty list', () => {
  const rows = (totalItemCount: number, message: object[] = []) => ({ totalItemCount, message })
  const at = (page: number) => ({ page, pageSize: 20 as const })
  expect(pageInstead(at(3), rows(41, [{}]))).toBeNull()
  expect(pageInstead(at(9), rows(41))).toBe(3)
  expect(pageInstead(at(1), rows(0))).toBeNull()
  // Nobody counted them all: the estimate was too high.
  expect(pageInstead(at(600), rows(12_000))).toBe(1)
})
