import { expect, test } from 'vitest'
import { writeDay, writeMoment } from '../values/times.ts'
import type { Column } from './data-table-types.ts'
import { exportedCells, exportedTable } from './exported-table.ts'

type Row = { weight: number; at: string; signedUp: Date }
const AT = '2027-06-12T11:31:05.120Z'
const ROW: Row = { weight: 204, at: AT, signedUp: new Date(AT) }
const COLUMNS: Column<Row>[] = [
  { id: 'weight', header: 'Weight', value: ({ weight }) => weight, csv: () => '12-12' },
  { id: 'at', header: 'Time', value: ({ at }) => at },
  { id: 'signedUp', header: 'Signed up', value: ({ signedUp }) => signedUp },
  { id: 'look', header: 'View', cell: () => null },
]

test('a file shows what the list shows: no stored time, no column that is for looking only', () => {
  expect(exportedTable(COLUMNS, [ROW])).toEqual({
    headers: ['Weight', 'Time', 'Signed up'],
    rows: [['12-12', writeMoment(AT), writeDay(AT)]],
  })
})

test('a workbook keeps a day as a day', () => {
  expect(exportedCells(COLUMNS, [ROW]).rows[0]![2]).toEqual(new Date(AT))
})
