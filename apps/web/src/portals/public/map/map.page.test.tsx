import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { TournamentMapPage } from './map.page.tsx'

configure({ asyncUtilTimeout: 10_000 })

const address = vi.hoisted(() => ({ search: {} as Record<string, string>, navigate: vi.fn() }))
const SPRINGFIELDS = ['Springfield, MO', 'Springfield, IL', 'Springfield Gardens, NY']
const event = (name: string, location: string, landing: string, city: string, state: string) => ({
  _id: name,
  name,
  location,
  landing,
  city,
  state,
})
const EVENTS = [
  event('Alder Creek Cup', 'Lake Fork', 'Minnow Bucket', 'Quitman', 'TX'),
  event('Fall Open', 'Sam Rayburn', 'Umphrey', 'Brookeland', 'TX'),
  event('Big Sky', 'Ruby River', 'Ruby', 'Alder', 'MT'),
]
type Body = { words?: string; state?: string; near?: { place?: string } }
const KNOWN = ['75783', 'Alder', 'Springfield, IL']

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useSearch: () => address.search,
  useNavigate: () => address.navigate,
}))
vi.mock('./us-map.tsx', () => ({ UsMap: () => null }))
vi.mock('./use-map-tiles.ts', () => ({ useMapTiles: () => null }))
vi.mock('./use-outlines.ts', () => ({ useOutlines: () => ({ isError: false, data: undefined }) }))
vi.mock('#platform/places.ts', async (original) => ({ ...(await original<object>()), useBase: () => '' }))
vi.mock('#features/registration/sign-up/index.ts', () => ({ CardActions: () => null, useSignUps: () => () => ({}) }))
vi.mock('#features/tournaments/tournaments/index.ts', async () => ({
  TournamentCard: ({ tournament }: { tournament: { name: string } }) => <h3>{tournament.name}</h3>,
  skinnyTournamentsQuery: (body: Body) => ({ queryKey: ['skinny', body], queryFn: () => answer(body), retry: false }),
}))
vi.mock('#platform/call.ts', () => ({
  // The names come after the refusal of the place.
  call: vi.fn(() => new Promise((resolve) => setTimeout(() => resolve(SPRINGFIELDS), 200))),
}))

/** As the server: each word anywhere, a place that is in one state only. */
async function answer({ words, state, near }: Body) {
  if (near?.place && !KNOWN.includes(near.place))
    throw CallError.of(400, {
      code: 'request.invalid',
      message: 'near.place is not a place that we know',
      details: [{ path: 'near.place', message: 'is not a place that we know' }],
    } as never)
  const message = EVENTS.filter(
    (one) =>
      (!words ||
        words
          .toLowerCase()
          .split(' ')
          .every((word) => Object.values(one).join(' ').toLowerCase().includes(word))) &&
      (!state || one.state === state) &&
      (!near?.place || one.city === near.place || near.place === '75783'),
  )
  return { message, totalItemCount: message.length }
}

const look = (place: string) => {
  address.search = { place }
  renderUi(
    <QueryClientProvider client={queryClient}>
      <TournamentMapPage />
    </QueryClientProvider>,
  )
}
const shown = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

afterEach(() => {
  cleanup()
  queryClient.clear()
  address.navigate.mockClear()
})

test.each([
  ['TX', ['Alder Creek Cup', 'Fall Open']],
  ['Texas', ['Alder Creek Cup', 'Fall Open']],
  ['Alder', ['Alder Creek Cup']],
  ['lake fork', ['Alder Creek Cup']],
  ['Umphrey', ['Fall Open']],
])('%s finds %j', async (place, names) => {
  look(place)
  await vi.waitFor(() => expect(shown()).toEqual(names))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a name that several states have offers each, and one tap looks there', async () => {
  look('Springfield')
  expect((await screen.findByRole('alert')).textContent).toBe('There’s more than one Springfield. Choose one.')
  expect(screen.getByLabelText(/^Event, lake/).getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(await screen.findByRole('button', { name: 'Springfield, IL' }))
  const to = address.navigate.mock.calls[0]![0] as { search: (before: object) => object }
  expect(to.search({})).toMatchObject({ place: 'Springfield, IL' })
  expect(screen.queryByRole('button', { name: /Gardens/ })).toBeNull()
})

test('what nobody knows is said at the field, not as a page that could not be loaded', async () => {
  look('Atlantis')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^We don’t know Atlantis\. Try a lake/)
  expect(screen.queryByText(/could not be loaded/)).toBeNull()
})

test('of a name that means several places nothing is said to be found, before they are offered and after', async () => {
  const seen: string[] = []
  const watch = new MutationObserver(() => seen.push(document.body.textContent ?? ''))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  look('Springfield')
  await screen.findByRole('button', { name: 'Springfield, IL' })
  watch.disconnect()
  expect(seen.filter((text) => /No tournaments|We don’t know Springfield/.test(text))).toHaveLength(0)
})
