import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { MessageChoices } from './message-choices.tsx'

const session = { user: { _id: 'ana', userType: 'Director' } }
vi.mock('#platform/use-session.ts', () => ({ useSession: () => session }))
vi.mock('#platform/call.ts', () => ({ call: vi.fn(async () => ({ off: [] })) }))

const show = () =>
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MessageChoices />
    </QueryClientProvider>,
  )

test('who runs tournaments chooses what is written to them; the news of a boat stand apart, for when they fish themselves', async () => {
  const shown = show()
  expect(await screen.findByRole('checkbox', { name: 'Your tournaments: Email' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'When you fish' })).toBeDefined()
  expect(screen.getByRole('checkbox', { name: 'Your boat and flight: Notification' })).toBeDefined()
  shown.unmount()
  session.user.userType = 'Angler'
  show()
  expect(await screen.findByRole('checkbox', { name: 'Tournaments you fish: Email' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'When you fish' })).toBeNull()
})
