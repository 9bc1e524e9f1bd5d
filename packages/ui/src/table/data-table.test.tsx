import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { DataTable } from './data-table.tsx'
import type { Column, DataTableProps } from './data-table-types.ts'
import { tableState } from './table-state.ts'

type Boat = { id: string; boat: number; name: string; flight: number }

const NAMES = ['Reyes', 'Hall', 'Kim', 'Odom', 'Álvarez', 'Boudreaux', 'Whitfield', 'Castillo', 'O’Neal', 'Nguyen', 'Sorensen', 'Vega']
const boats: Boat[] = NAMES.map((name, index) => ({ id: `b${index}`, boat: index + 1, name, flight: 1 + (index % 2) }))
const columns: Column<Boat>[] = [
  { id: 'boat', header: 'Boat', value: (row) => row.boat, numeric: true },
  { id: 'name', header: 'Angler', value: (row) => row.name, card: 'title' },
]
const base: DataTableProps<Boat> = { label: 'Entries', rows: boats, columns, rowKey: (row) => row.id }

const onPhone = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ matches: media.startsWith('(max-width'), media, addEventListener() {}, removeEventListener() {} }) as never,
    )
afterEach(() => vi.restoreAllMocks())

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
  const run = vi.fn(async () => true)
  renderUi(<DataTable {...base} onOpen={onOpen} bulkActions={[{ label: 'Mark paid', run }]} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Reyes' }))
  expect(onOpen).not.toHaveBeenCalled()
  expect(screen.getByText('1 selected')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Select all 12' }))
  await userEvent.click(screen.getByRole('button', { name: 'Mark paid' }))
  expect(run.mock.lastCall).toEqual([boats])
  await vi.waitFor(() => expect(screen.queryByText('12 selected')).toBeNull())
  await userEvent.click(screen.getByRole('cell', { name: '3' }))
  expect(onOpen.mock.calls[0]?.[0]).toBe(boats[2])
  screen.getByRole('button', { name: 'Reyes' }).focus()
  await userEvent.keyboard('j{Enter}')
  expect(onOpen.mock.calls[1]?.[0]).toBe(boats[1])
})

test('a list is worked with keys alone: into it, over its rows, its pages and its filter', async () => {
  const chosen = () => screen.getAllByRole('checkbox', { checked: true }).length
  const flight = { id: 'flight', label: 'Flight', options: [{ value: '1', label: '1' }], match: () => true }
  renderUi(
    <DataTable {...base} onOpen={vi.fn()} filters={[flight]} exportName="boats" bulkActions={[{ label: 'Mark paid', run: vi.fn() }]} />,
  )
  await userEvent.keyboard('jx')
  expect(document.activeElement?.textContent).toBe('Reyes')
  expect(chosen()).toBe(1)
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(chosen()).toBe(3)
  await userEvent.keyboard('{Control>}a{/Control}')
  expect(screen.getByText('10 selected')).toBeTruthy()
  await userEvent.keyboard(']')
  expect(screen.getByText('11–12 of 12')).toBeTruthy()
  await userEvent.keyboard('f')
  expect(await screen.findByRole('menuitem', { name: 'Flight' })).toBeTruthy()
})

test('letters are left alone in a field, and where a person has turned them off', async () => {
  renderUi(<DataTable {...base} onOpen={vi.fn()} />)
  await userEvent.click(screen.getByRole('searchbox'))
  await userEvent.keyboard(']')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', ']')
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.click(document.body)
  localStorage.setItem('rl-letter-keys', 'false')
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(document.body)
  localStorage.removeItem('rl-letter-keys')
})

test('before the first row it says what will stand here', () => {
  renderUi(
    <DataTable {...base} rows={[]} empty={{ text: 'Boats appear here once somebody signs up.', action: { label: 'Share the link' } }} />,
  )
  expect(screen.getByText('Boats appear here once somebody signs up.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Share the link' })).toBeTruthy()
})

test('of a list whose page alone is here all can be selected, and another search starts anew', async () => {
  const run = vi.fn(async () => false)
  const everyMatching = vi.fn(async () => boats)
  const list = { ...base, rows: boats.slice(0, 5), server: { total: 12 }, everyMatching, bulkActions: [{ label: 'Mark paid', run }] }
  const view = renderUi(<DataTable {...list} state={tableState()} onStateChange={() => undefined} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Kim' }))
  await userEvent.click(screen.getByRole('button', { name: 'Select all 12' }))
  expect(await screen.findByText('12 selected')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Mark paid' }))
  expect(run).toHaveBeenCalledWith(boats)
  expect(screen.getByText('12 selected')).toBeTruthy()
  view.rerender(<DataTable {...list} state={tableState({ search: 'Kim' })} onStateChange={() => undefined} />)
  expect(screen.queryByText('12 selected')).toBeNull()
})

test('on a phone a long press selects the first card, and a tap the next; until then a tap opens', async () => {
  onPhone()
  const [onOpen, run] = [vi.fn(), vi.fn(async () => true)]
  renderUi(<DataTable {...base} onOpen={onOpen} bulkActions={[{ label: 'Mark paid', run }]} />)
  const card = (name: string) => screen.getByText(name).closest('li')!
  await userEvent.click(card('Hall'))
  expect(onOpen).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('checkbox')).toBeNull()
  vi.useFakeTimers()
  fireEvent.touchStart(card('Hall'))
  act(() => vi.advanceTimersByTime(500))
  vi.useRealTimers()
  fireEvent.touchEnd(card('Hall'))
  fireEvent.click(card('Hall'))
  await userEvent.click(card('Kim'))
  expect(screen.getByText('2 selected')).toBeTruthy()
  await userEvent.click(card('Kim'))
  expect(onOpen).toHaveBeenCalledTimes(1)
  await userEvent.click(screen.getByRole('button', { name: 'Mark paid' }))
  expect(run).toHaveBeenCalledWith([boats[1]])
})

test('a search that the address learns late takes no letter away; a search from elsewhere is shown', async () => {
  const asked: string[] = []
  const table = (search: string) => (
    <DataTable {...base} state={tableState({ search })} onStateChange={(next) => void asked.push(next.search)} />
  )
  const { rerender } = renderUi(table(''))
  const box = () => (screen.getByRole('searchbox') as HTMLInputElement).value
  const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
  type('bo')
  await vi.waitFor(() => expect(asked).toEqual(['bo']))
  type('boud')
  rerender(table('bo'))
  expect(box()).toBe('boud')
  await vi.waitFor(() => expect(asked).toEqual(['bo', 'boud']))
  rerender(table('boud'))
  rerender(table('reyes'))
  expect(box()).toBe('reyes')
  type('')
  rerender(table('kim'))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect([box(), asked]).toEqual(['kim', ['bo', 'boud']])
})
