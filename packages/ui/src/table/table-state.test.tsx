import { expect, test } from 'vitest'
import { pageNumbers } from './data-table-footer.tsx'
import { pageOf, sortRows } from './table-rows.ts'
import { emptyTableState, nextSort, parseTableState, tableState, tableStateToParams } from './table-state.ts'

const full = tableState({
  search: 'reyes & co',
  sort: { column: 'owes', direction: 'desc' },
  page: 3,
  pageSize: 'all',
  view: 'unpaid',
  filters: { flight: ['1', '2'], place: ['Alba, TX', 'back\\slash'] },
})

test('an address holds all of it and gives it back', () => {
  const params = new URLSearchParams(tableStateToParams(full))
  expect(parseTableState(new URLSearchParams(params.toString()))).toEqual(full)
  expect(parseTableState(tableStateToParams(full))).toEqual(full)
})

test('the plain list has a plain address', () => {
  expect(tableStateToParams(emptyTableState)).toEqual({})
  expect(parseTableState(new URLSearchParams(''))).toEqual(emptyTableState)
})

test('a default sort can be switched off in the address', () => {
  const defaults = tableState({ sort: { column: 'boat', direction: 'asc' } })
  const params = tableStateToParams(tableState({ sort: null }), defaults)
  expect(parseTableState(params, defaults).sort).toBeNull()
})

test('nonsense in an address is ignored', () => {
  expect(parseTableState({ page: '-4', size: '999', sort: '', q: undefined })).toEqual(emptyTableState)
})

test('a page that no longer exists becomes the last one', () => {
  expect(pageOf(62, 99, 10)).toEqual({ page: 7, pages: 7, from: 61, to: 62, total: 62 })
  expect(pageOf(0, 1, 10)).toEqual({ page: 1, pages: 1, from: 0, to: 0, total: 0 })
})

test('page numbers keep first, last and neighbours', () => {
  expect(pageNumbers(1, 9)).toEqual([1, 2, 3, 4, null, 9])
  expect(pageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9])
  expect(pageNumbers(9, 9)).toEqual([1, null, 6, 7, 8, 9])
})

test('sorting is natural and leaves what is empty at the end both ways', () => {
  const columns = [{ id: 'name', header: 'Name', value: (row: { name: string | null }) => row.name }]
  const rows = ['Boat 10', null, 'boat 9'].map((name) => ({ name }))
  const sorted = (direction: 'asc' | 'desc') => sortRows(rows, columns, { column: 'name', direction }).map((row) => row.name)
  expect(sorted('asc')).toEqual(['boat 9', 'Boat 10', null])
  expect(sorted('desc')).toEqual(['Boat 10', 'boat 9', null])
})

test('a header goes up, down, off', () => {
  const up = nextSort(null, 'name')
  const down = nextSort(up, 'name')
  expect([up?.direction, down?.direction, nextSort(down, 'name')]).toEqual(['asc', 'desc', null])
})
