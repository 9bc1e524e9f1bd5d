import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { DataTable } from './data-table.tsx'
import type { Column, DataTableProps } from './data-table-types.ts'

type Boat = { id: string; boat: number; name: string; flight: number }

const NAMES = ['Reyes', 'Hall', 'Kim', 'Odom', 'Álvarez', 'Boudreaux', 'Whitfield', 'Castillo', 'O’Neal', 'Nguyen', 'Sorensen', 'Vega']
const boats: Boat[] = NAMES.map((name, index) => ({ id: `b${index}`, boat: index + 1, name, flight: 1 + (index % 2) }))
const columns: Column<Boat>[] = [
  { id: 'boat', header: 'Boat', value: (row) => row.boat, numeric: true },
  { id: 'name', header: 'Angler', value: (row) => row.name, card: 'title' },
]
const base: DataTableProps<Boat> = { label: 'Entries', rows: boats, columns, rowKey: (row) => row.id }

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)

test('shows ten of twelve and turns the page', async () => {
  renderUi(<DataTable {...base} />)
  expect(screen.getByText('1–10 of 12')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByText('11–12 of 12')).toBeTruthy()
  expect(names()).toEqual(['Sorensen', 'Vega'])
})

test('sorts by a header, says so, and goes back to the given order with the third press', async () => {
  renderUi(<DataTable {...base} />)
  const header = () => screen.getByRole('columnheader', { name: 'Angler' })
  const press = () => userEvent.click(within(header()).getByRole('button'))
  await press()
  expect(header().getAttribute('aria-sort')).toBe('ascending')
  expect(names()[0]).toBe('Álvarez')
  await press()
  expect(header().getAttribute('aria-sort')).toBe('descending')
  expect(names()[0]).toBe('Whitfield')
  await press()
  expect(header().getAttribute('aria-sort')).toBe('none')
  expect(names()[0]).toBe('Reyes')
})

test('finds without accents, and a search that finds nothing says what was searched and offers the way back', async () => {
  renderUi(<DataTable {...base} />)
  await userEvent.type(screen.getByRole('searchbox'), 'alvarez')
  await vi.waitFor(() => expect(names()).toEqual(['Álvarez']))
  await userEvent.type(screen.getByRole('searchbox'), 'zz')
  await screen.findByText('No entries match “alvarezzz”.')
  const [, clear] = screen.getAllByRole('button', { name: 'Clear search' })
  await userEvent.click(clear as HTMLElement)
  expect(screen.getByText('1–10 of 12')).toBeTruthy()
})

test('views count their rows and filters show as chips that can be removed', async () => {
  renderUi(
    <DataTable
      {...base}
      initialState={{ filters: { flight: ['2'] } }}
      views={[
        { id: 'all', label: 'All' },
        { id: 'low', label: 'Low numbers', match: (row) => row.boat < 4 },
      ]}
      filters={[
        {
          id: 'flight',
          label: 'Flight',
          options: [{ value: '2', label: 'Flight 2' }],
          match: (row, value) => String(row.flight) === value,
        },
      ]}
    />,
  )
  expect(screen.getByText('1–6 of 6')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Low numbers 3' }))
  expect(names()).toEqual(['Hall'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Flight' }))
  expect(names()).toEqual(['Reyes', 'Hall', 'Kim'])
})

test('a row opens by click and Enter; a checkbox only selects; all that match can be selected', async () => {
  const onOpen = vi.fn()
  const onRun = vi.fn()
  const Table = () => {
    const [keys, onChange] = useState<ReadonlySet<string>>(new Set())
    return <DataTable {...base} onOpen={onOpen} selection={{ keys, onChange }} bulkActions={[{ label: 'Mark paid', onRun }]} />
  }
  renderUi(<Table />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Reyes' }))
  expect(onOpen).not.toHaveBeenCalled()
  expect(screen.getByText('1 selected')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Select all 12' }))
  await userEvent.click(screen.getByRole('button', { name: 'Mark paid' }))
  expect(onRun.mock.calls[0]?.[0]).toHaveLength(12)
  await userEvent.click(screen.getByRole('cell', { name: '3' }))
  expect(onOpen.mock.calls[0]?.[0]).toBe(boats[2])
  screen.getByRole('button', { name: 'Reyes' }).focus()
  await userEvent.keyboard('j{Enter}')
  expect(onOpen.mock.calls[1]?.[0]).toBe(boats[1])
})

test('before the first row it says what will stand here', () => {
  renderUi(
    <DataTable {...base} rows={[]} empty={{ text: 'Boats appear here once somebody signs up.', action: { label: 'Share the link' } }} />,
  )
  expect(screen.getByText('Boats appear here once somebody signs up.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Share the link' })).toBeTruthy()
})
