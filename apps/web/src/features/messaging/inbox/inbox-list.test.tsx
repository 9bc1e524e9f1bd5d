import type { InboxMessage } from '@ramplight/contract/messaging/compose'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { InboxList } from './inbox-list.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const at = '2027-06-11T17:00:00.000Z'
const words = 'The launch moves to the north ramp because of the wind, and the weigh-in with it. Bring your lights.'
const mail: InboxMessage = {
  ...{ _id: 'm1', _rev: 1, createdAt: at, sentAt: at, type: 'email', subject: null, message: words },
  ...{ from: 'Ana Hall', tournament: null, status: 'Received - Read' },
}
const show = (canAnswer: boolean) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <InboxList canAnswer={canAnswer} />
    </QueryClientProvider>,
  )

beforeEach(() => {
  queryClient.clear()
  vi.mocked(call).mockResolvedValue([mail] as never)
})

test('a mail without a subject is known by its first words', async () => {
  show(true)
  fireEvent.click(
    await screen.findByRole('button', { name: /^The launch moves to the north ramp because of the wind, and the weigh-in with…/ }),
  )
  expect(screen.getByText(words)).toBeTruthy()
})

test.each([
  ['an angler is told how to answer', true],
  ['a director reads answers, and is not told to answer them from here', false],
])('%s', async (_, canAnswer) => {
  show(canAnswer)
  fireEvent.click(await screen.findByRole('button'))
  expect(screen.queryByText(/^Reply by email or text/) !== null).toBe(canAnswer)
})
