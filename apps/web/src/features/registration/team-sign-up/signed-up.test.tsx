import type { PreRegistration } from '@ramplight/contract/registration/tournament-pre-registrations'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { writeStored } from '@ramplight/ui/values/stored-state'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { ownPlace } from '#platform/own-place.ts'
import { queryClient } from '#platform/query-client.ts'
import { guestPlace } from './guest.ts'
import { SignedUp } from './signed-up.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/takes-cards.ts', () => ({ useTakesCards: () => true }))
vi.mock('#features/tournaments/angler-money/index.ts', () => ({ useAnglerMoney: () => ({ words: 'Pay by card.' }) }))
vi.mock('../entry-coupon/index.ts', () => ({ EntryCoupon: () => null }))
vi.mock('../pay-by-card/index.ts', () => ({ PayByCard: () => null, boatOfTeam: () => ({}) }))

const fork = { _id: 'fork', name: 'Lake Fork #4', teamEvent: true, entryFee: 10_000, groups: [], settings: {} } as unknown as Tournament
const jo = { _id: 'jo', first_name: 'Jo', last_name: 'Reyes' }
const team = { _id: 'team', tournament: 'fork', team: { users: [jo] }, pots: [], onWaitingList: false } as unknown as PreRegistration
const show = () =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <SignedUp tournament={fork} team={team} self={jo} partners={[]} isOpen steps={null} isPaying />
    </QueryClientProvider>,
  )

beforeEach(() => {
  localStorage.clear()
  vi.mocked(call).mockResolvedValue({ ok: true } as never)
})

test('before the fee is split the partner is invited, and then it waits for them, on a page that is opened anew too', async () => {
  const { unmount } = show()
  expect(screen.getByText('To split the fee, invite your partner first. Then you each pay half.')).toBeTruthy()
  unmount()
  writeStored(ownPlace(guestPlace('fork')), { _id: 'dan', name: 'Dan', contact: 'dan@lake.test' })
  const invited = show()
  expect(await screen.findByText('To split the fee, wait until Dan joins. Then you each pay half.')).toBeTruthy()
  invited.unmount()
  show()
  expect(screen.getByText('To split the fee, wait until Dan joins. Then you each pay half.')).toBeTruthy()
})
