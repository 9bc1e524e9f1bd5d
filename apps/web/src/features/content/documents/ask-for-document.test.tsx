import { documentCalls } from '@ramplight/contract/content/documents'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { AskForDocument, type GroupToAsk } from './ask-for-document.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
// The blank form is there as soon as it is chosen.
vi.mock('#platform/files/document-box.tsx', () => ({
  DocumentBox: ({ onKept }: { onKept: (path: string, name: string) => void }) => (
    <button type="button" onClick={() => onKept('/uploads/documents/waiver.pdf', 'waiver.pdf')}>
      Choose
    </button>
  ),
}))

type Counted = Awaited<ReturnType<typeof call<typeof documentCalls.wouldAsk>>>
const ALL: GroupToAsk = { key: 'all', label: 'Everyone entered', audience: { of: 'all' } }
const tournament = 'a'.repeat(24)
const button = () => screen.getByRole('button', { name: /^Request/ }) as HTMLButtonElement
const asked = () => vi.mocked(call).mock.calls.filter(([endpoint]) => (endpoint as unknown) === documentCalls.askGroup)

/** What the server says how many would be asked. */
let say: (counted: Counted) => void
beforeEach(() => {
  queryClient.clear()
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (endpoint: unknown) =>
    endpoint === documentCalls.wouldAsk ? new Promise((told) => (say = told)) : { asked: 12, before: [] }) as never)
})

test('a group is asked by one call, and only when how many it asks is said', async () => {
  const onAsked = vi.fn()
  renderUi(
    <QueryClientProvider client={queryClient}>
      <AskForDocument tournament={tournament} groups={[ALL]} people={[]} onAsked={onAsked} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByText('Choose'))
  fireEvent.change(screen.getByLabelText('What do you need?'), { target: { value: ' Waiver ' } })
  await waitFor(() => expect(call).toHaveBeenCalled())
  fireEvent.submit(button().closest('form')!)
  expect([button().disabled, asked()]).toEqual([true, []])
  say({ asked: 12, before: [{ _id: 'b'.repeat(24), name: 'Lily Reyes' }] })
  await waitFor(() => expect(button().textContent).toBe('Request from 12 anglers'))
  expect(screen.getByText('Already asked (1): Lily Reyes')).toBeTruthy()
  fireEvent.click(button())
  await waitFor(() => expect(onAsked).toHaveBeenCalled())
  expect(asked().map(([, given]) => (given as { body: object }).body)).toEqual([
    {
      ...{ tournament, label: 'Waiver', audience: { of: 'all' }, isRequired: true },
      ...{ path: '/uploads/documents/waiver.pdf', requestedDocInfo: { text: '' } },
    },
  ])
})
