import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTable } from '../kernel/read-table.ts'
import { readList } from './list-columns.ts'
import { boatOfRow, type TwoNames } from './listed-boats.ts'

const fixture = (name: string) => readTable(readFileSync(new URL(`../fixtures/lists/${name}.csv`, import.meta.url), 'utf8'))

function boatsIn(table: readonly (readonly string[])[], twoNames?: TwoNames) {
  const { rows, columns } = readList(table, 'boats')
  return rows.flatMap((row, at) => boatOfRow(row, { columns, line: at + 1, twoNames }) ?? [])
}
const crew = ({ anglers }: { anglers: { first_name: string; last_name: string }[] }) =>
  anglers.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim()).join(' & ')

test('a roster with a paid column: cells stay apart, placeholders are nobody, amounts are numbers', () => {
  const boats = boatsIn(fixture('roster-paid-column'))
  expect(boats.map((boat) => [crew(boat), boat.payment, boat.how ?? '', boat.paidSays?.is ?? ''])).toEqual([
    ['Ray Hall & Ana Ruiz', 'Paid', '', ''],
    ['Bo Lane & Cy Dow', 'Pending', '', ''],
    ['Di Poe & Ed Fox', 'Paid', '', ''],
    ['Gus Ivy', 'Paid', 'online', ''],
    ['Hal Orr', 'Paid', '', ''],
    ['Mary Ann Cash', 'Pending', '', ''],
    ['Billy Joe Due', 'Paid', '', ''],
    ['Jo Ames', 'Pending', '', 'out'],
    ['Lu Beck & Pat Beck', 'Paid', '', ''],
  ])
  expect(boats.flatMap(({ problem }) => problem ?? [])).toEqual([])
  expect(boats[0]!.anglers).toEqual([
    { first_name: 'Ray', last_name: 'Hall', phone: '9725550101', email: 'ray@example.com' },
    { first_name: 'Ana', last_name: 'Ruiz', phone: '9725550102' },
  ])
  expect(boats[8]!.anglers.map(({ email }) => email)).toEqual(['lu&pat@example.com', undefined])
})

test('orders of a shop: the bill says who, what was given back or never came is left out, and how it was paid is known', () => {
  const boats = boatsIn(fixture('woocommerce-orders'))
  expect(boats.map((boat) => [crew(boat), boat.paidSays?.is === 'out' ? 'out' : boat.payment, boat.how ?? ''])).toEqual([
    ['Ray Hall & Ana Ruiz', 'Paid', 'online'],
    ['Bo Lane & Cy Dow', 'out', ''],
    ['Di Poe & Ed Fox', 'out', ''],
    ['Gus Ivy', 'Paid', 'online'],
    ['Hal Orr', 'out', ''],
    ['Mary Ann Cash', 'Paid', 'online'],
  ])
  expect(boats[0]!.anglers[0]).toMatchObject({ phone: '(972) 555-0101', email: 'ray.hall@example.com' })
})

test('headers are found below a title and a hint for Excel', () => {
  expect(boatsIn(fixture('sep-hint')).map(crew)).toEqual(['Ray Hall', 'Ana Ruiz'])
  const titled = [['Lake Fork Open'], ['Printed', 'June 1'], ['Angler 1', 'Angler 2', 'Phone'], ['Ray Hall', 'Ana Ruiz', '9725550101']]
  expect(readList(titled, 'boats').header).toBe(2)
  expect(boatsIn(titled)).toMatchObject([{ anglers: [{ first_name: 'Ray', phone: '9725550101' }, { first_name: 'Ana' }] }])
  expect(readList(titled, 'boats', {}, null).rows).toHaveLength(4)
})

test('a name cell that holds two people is asked about, and one answer holds for all rows', () => {
  const table = [
    ['Angler', 'Phone', 'Email'],
    ['Ray Hall & Ana Ruiz', '972-555-0101 / 972-555-0102', 'ray@example.com'],
    ['Bo and Di Lane', '', ''],
    ['Jo Reyes, Linh Tran', '', ''],
    ['Hall, Ray', '', ''],
  ]
  expect(boatsIn(table).map(({ problem }) => problem ?? '')).toEqual(['two-names', 'two-names', 'two-names', ''])
  const two = boatsIn(table, 'two')
  expect(two.map(crew)).toEqual(['Ray Hall & Ana Ruiz', 'Bo Lane & Di Lane', 'Jo Reyes & Linh Tran', 'Ray Hall'])
  expect(two[0]!.anglers.map(({ phone, email }) => [phone, email])).toEqual([
    ['972-555-0101', 'ray@example.com'],
    ['972-555-0102', undefined],
  ])
  expect(boatsIn(table, 'one').map(({ anglers }) => anglers.length)).toEqual([1, 1, 1, 1])
})

test('a cell never becomes part of another: what a paid column says is no name, whatever it says', () => {
  for (const paid of ['TBD', 'see Bob & Ann', 'a@b.co', '972-555-0101', '85,00', '???']) {
    const [boat] = boatsIn([
      ['First name', 'Last name', 'Paid'],
      ['Ray', 'Hall', paid],
    ])
    expect([paid, boat && crew(boat)]).toEqual([paid, 'Ray Hall'])
  }
})

test.each(['Ray Hall / N/A', 'Ray Hall & n/a'])('no partner in the cell of a name is nobody: %s', (cell) => {
  const [boat] = boatsIn([
    ['Angler', 'Phone'],
    [cell, ''],
  ])
  expect([boat && crew(boat), boat?.problem]).toEqual(['Ray Hall', undefined])
})
