import { expect, test } from 'vitest'
import { readImport } from './import-file.ts'

const file = (name: string, text: string, type = '') => ({ name, type, text: () => Promise.resolve(text) })
const boat = { _id: '65f1c0ffee65f1c0ffee0001', name: 'Lake Fork #4' }
const said = async (given: Parameters<typeof readImport>[0]) => {
  const read = await readImport(given)
  return read.ok ? `${read.records.length} into ${read.table}` : read.text
}

test('a file of a table is read whether it holds a list or one record, and a second download is still the same table', async () => {
  expect(await said(file('tournaments.json', JSON.stringify([boat, boat])))).toBe('2 into tournaments')
  expect(await said(file('tournaments.json', JSON.stringify(boat)))).toBe('1 into tournaments')
  expect(await said(file('tournament-entries (1).json', '[{}]'))).toBe('1 into tournament-entries')
  expect(await said(file('tours', '[{}]', 'application/json'))).toBe('1 into tours')
})

test('what is wrong with a file is said in the words of the specification', async () => {
  expect(await said(file('tournaments.csv', 'name'))).toBe('Only .json files are accepted.')
  expect(await said(file('tournaments.json', '[{'))).toBe('Must be a valid JSON file format.')
  for (const text of ['', '  \n', '[]']) expect(await said(file('tours.json', text))).toBe('No data to import.')
  for (const text of ['7', '"a boat"', 'null', 'true'])
    expect(await said(file('tours.json', text))).toBe('Invalid data format in tours.json. Expected an array of records or a single record.')
  const lost = { ...file('tours.json', ''), text: () => Promise.reject(new Error('the stick was pulled out')) }
  expect(await said(lost)).toBe('Error importing file. Please check the console for details.')
})

test('a file that is none of the tables is named in the refusal', async () => {
  expect(await said(file('boats.json', '[]'))).toMatch(/^boats\.json doesn’t match any table on this device/)
})
