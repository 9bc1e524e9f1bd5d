import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { useOnline } from '#platform/use-online.ts'
import { useSession } from '#platform/use-session.ts'
import { calls } from './organizer.open-calls.ts'
import { Organizer } from './organizer.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-online.ts', () => ({ useOnline: vi.fn() }))
vi.mock('#platform/use-session.ts', () => ({ useSession: vi.fn() }))

const of = { kind: 'tournament' as const, _id: '65f1c0ffee65f1c0ffee0001', name: 'Lake Fork Open' }
let shown: { name: string | null; email: string | null; phone: string | null }

beforeEach(() => {
  localStorage.clear()
  shown = { name: 'Ana Hall', email: null, phone: null }
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (endpoint: unknown) => (endpoint === calls.byTournament ? shown : { ok: true })) as never)
  vi.mocked(useOnline).mockReturnValue(true)
  vi.mocked(useSession).mockReturnValue(null)
})

const show = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <Organizer of={of} />
    </QueryClientProvider>,
  )
const askButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Ask the director' })
const type = (name: string, value: string) => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const sent = () =>
  vi
    .mocked(call)
    .mock.calls.filter(([endpoint]) => endpoint === calls.askOfTournament)
    .map(([, given]) => given)

test('the name is there, and mail and phone where the director shows them', async () => {
  const { unmount } = show()
  await screen.findByText('Ana Hall')
  expect(screen.queryAllByRole('link')).toEqual([])
  unmount()
  shown = { name: 'Ana Hall', email: 'ana@fork.test', phone: '9035550199' }
  show()
  const ways = (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')])
  expect(ways).toEqual([
    ['Call 903-555-0199', 'tel:9035550199'],
    ['Email ana@fork.test', 'mailto:ana@fork.test'],
  ])
})

test('a visitor asks with a name and an address for the reply', async () => {
  show()
  fireEvent.click(await askButton())
  fireEvent.click(await screen.findByRole('button', { name: 'Send question' }))
  expect(['Enter your name.', 'Enter the email to reply to.', 'Enter your question.'].map((words) => screen.getByText(words))).toHaveLength(
    3,
  )
  type('Your name', 'Tom Reed')
  type('Your email', 'tom@reed')
  type('Your question', ' Is there a ramp fee? ')
  fireEvent.click(screen.getByRole('button', { name: 'Send question' }))
  expect([screen.getByText('Enter the email to reply to.'), sent()]).toMatchObject([{}, []])
  type('Your email', 'tom@reed.test')
  fireEvent.click(screen.getByRole('button', { name: 'Send question' }))
  await vi.waitFor(() =>
    expect(sent()).toEqual([
      { params: { id: of._id }, body: { name: 'Tom Reed', email: 'tom@reed.test', question: 'Is there a ramp fee?' } },
    ]),
  )
})

test('who is signed in types the question alone, and reads where the reply goes', async () => {
  vi.mocked(useSession).mockReturnValue({ user: { _id: 'lily', email: 'lily@park.test' } } as never)
  show()
  fireEvent.click(await askButton())
  await screen.findByText('The reply goes to lily@park.test.')
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  type('Your question', 'Is it on?')
  fireEvent.click(screen.getByRole('button', { name: 'Send question' }))
  await vi.waitFor(() => expect(sent()).toEqual([{ params: { id: of._id }, body: { question: 'Is it on?' } }]))
})

test('without a signal the button says before the tap that it needs internet', async () => {
  vi.mocked(useOnline).mockReturnValue(false)
  show()
  expect((await askButton()).matches(':disabled')).toBe(true)
  expect(screen.getByText('Asking needs internet')).toBeTruthy()
})
