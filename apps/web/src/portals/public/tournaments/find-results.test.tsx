import '@ramplight/ui/dialogs/side-sheet.tsx'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import './find-fields.tsx'
import { FindForm } from './find-form.tsx'
import { FindResults } from './find-results.tsx'

const SPONSORS = ['Fork Tackle', 'Marina Fuel'].map((name, index) => ({
  _id: String(index).repeat(24),
  name,
  url: 'https://sponsor.test',
  image_path: null,
  active: true,
}))

vi.mock('#platform/call.ts', () => ({
  call: vi.fn(async ({ path }: { path: string }) => {
    if (path.includes('advertisers')) return SPONSORS
    if (path.includes('skinny-search')) return { totalItemCount: 23, message: [] }
    return []
  }),
}))
type CardsProps = { tournaments: { _id: string; name: string }[]; after: (index: number) => ReactNode }
vi.mock('#features/registration/sign-up/index.ts', () => ({
  TournamentCards: ({ tournaments, after }: CardsProps) =>
    tournaments.map(({ _id, name }, index) => (
      <div key={_id}>
        <article>{name}</article>
        {after(index)}
      </div>
    )),
}))

const seeCards: (() => void)[] = []
beforeEach(() => {
  vi.mocked(call).mockClear()
  sessionStorage.clear()
  seeCards.length = 0
  window.IntersectionObserver = class {
    constructor(told: IntersectionObserverCallback) {
      seeCards.push(() => told([{ isIntersecting: true } as IntersectionObserverEntry], this as never))
    }
    observe() {}
    disconnect() {}
  } as never
})

const show = (page: ReactNode) =>
  renderUi(<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>{page}</QueryClientProvider>)
const answer = (count: number) => {
  const message = Array.from({ length: count }, (_, index) => ({ _id: String(index), name: `Cup ${index + 1}` }))
  return { data: { message, totalItemCount: count }, isPending: false, isError: false, error: null } as never
}
const sent = (type: string) => vi.mocked(call).mock.calls.filter(([, given]) => (given as { body?: { type?: string } }).body?.type === type)

test('a sponsor follows every fourth tournament, in turns, and is seen and clicked once in a visit', async () => {
  show(<FindResults query={answer(9)} terms={{}} onTerms={() => {}} />)
  await screen.findByText('Fork Tackle')
  const order = [...document.querySelectorAll('article, aside b')].map((one) => one.textContent)
  expect(order.slice(3, 6)).toEqual(['Cup 4', 'Fork Tackle', 'Cup 5'])
  expect(order.slice(8, 11)).toEqual(['Cup 8', 'Marina Fuel', 'Cup 9'])
  expect(sent('view')).toHaveLength(0)
  for (const see of [...seeCards, ...seeCards]) see()
  expect(sent('view').map(([, given]) => given)).toEqual(
    SPONSORS.map(({ _id }) => ({ body: { advertiser: _id, type: 'view', source: 'tournament search' } })),
  )
  for (const _ of [1, 2]) fireEvent.click(screen.getByRole('link', { name: /Fork Tackle/ }))
  expect(sent('click')).toHaveLength(1)
})

test('on the third page of five the sponsors stand where they would in one long list', async () => {
  show(<FindResults query={answer(5)} terms={{ page: '3', size: '5' }} onTerms={() => {}} />)
  await screen.findByText('Fork Tackle')
  // Places 11 to 15: the twelfth is the third that is followed by one.
  expect([...document.querySelectorAll('article, aside b')].map((one) => one.textContent)).toEqual([
    'Cup 1',
    'Cup 2',
    'Fork Tackle',
    'Cup 3',
    'Cup 4',
    'Cup 5',
  ])
})

test('on a phone the filters come in a sheet that says how many there will be; Reset keeps the order', async () => {
  const desk = window.matchMedia
  window.matchMedia = ((query: string) => ({ ...desk(query), matches: /max-width/.test(query) })) as typeof window.matchMedia
  const found = vi.fn()
  show(<FindForm terms={{ state: 'TX', sort: 'name' }} onSearch={found} tour={null} />)
  expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /Show\/Hide Filters/ }))
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'open' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Show 23' }))
  expect(found).toHaveBeenLastCalledWith({ state: 'TX', sort: 'name', name: 'open', page: undefined })
  fireEvent.click(screen.getByRole('button', { name: /Show\/Hide Filters/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(found).toHaveBeenLastCalledWith({ sort: 'name' }))
  await act(async () => {})
  window.matchMedia = desk
})

test('the upper end of the fee stays open until somebody takes it down', async () => {
  const found = vi.fn()
  show(<FindForm terms={{}} onSearch={found} tour={null} />)
  expect(screen.getByText('$0 to any')).toBeTruthy()
  const press = (name: string, key: string) => {
    const thumb = screen.getByRole('slider', { name })
    act(() => thumb.focus())
    fireEvent.keyDown(thumb, { key })
  }
  press('Lowest entry fee', 'ArrowRight')
  expect(screen.getByText('$5 to any')).toBeTruthy()
  press('Highest entry fee', 'ArrowLeft')
  expect(screen.getByText('$5 to $995')).toBeTruthy()
  press('Highest entry fee', 'ArrowRight')
  expect(screen.getByText('$5 to $1k')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(found).toHaveBeenCalledWith(expect.objectContaining({ min: '5', max: '1000' }))
})
