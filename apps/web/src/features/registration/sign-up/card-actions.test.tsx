import { tournamentInteractionCalls as interactions } from '@ramplight/contract/tournaments/tournament-interactions'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import type { SignUpOffer } from '@ramplight/domain/registration/sign-up-offer'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { CardActions } from './card-actions.tsx'
import './take-back.tsx'
import './who-is-interested.tsx'

const session = vi.hoisted(() => ({ user: null as object | null }))
vi.mock('#platform/call.ts', () => ({ call: vi.fn(async () => ({})) }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => session.user && { user: session.user } }))
const go = vi.hoisted(() => vi.fn())
vi.mock('#platform/use-go.ts', () => ({ useGo: () => go }))

const fork = { _id: 'a'.repeat(24), name: 'Lake Fork #4', status: 'Open', registrationStartDate: null } as SkinnyTournament
const mine = { _id: 'm1', tournament: fork._id, user: 'u1', type: 'going' as const }
const show = (offer: SignUpOffer | null, chosen: typeof mine | null = null, tournament = fork) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <CardActions
        tournament={tournament}
        state={{ offer, interest: { tournament: fork._id, interested: 2, going: 1, mine: chosen as never } }}
      />
    </QueryClientProvider>,
  )
const button = (name: string | RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement

beforeEach(() => {
  session.user = { _id: 'u1', userType: 'Angler' }
  vi.mocked(call).mockClear()
})

test.each([
  ['registered', 'Registered'],
  ['in-line', 'On the waiting list'],
  ['at-the-ramp', 'Pay at Ramp Only'],
  ['closed', 'Registration closed'],
] as const)('%s is said, and is no way in', (offer, words) => {
  show(offer)
  expect(button(words).disabled).toBe(true)
  expect(screen.queryByRole('link', { name: /Sign up/ })).toBeNull()
})

test('when registration opens is said on the card', () => {
  show('not-yet', null, { ...fork, registrationStartDate: '2027-06-05' })
  expect(button('Opens Jun 5').disabled).toBe(true)
})

test('Sign Up leads an angler into their portal, and a visitor by way of signing in', () => {
  const { unmount } = show('sign-up')
  expect(screen.getByRole('link', { name: 'Sign up for Lake Fork #4' }).getAttribute('href')).toBe(
    `/angler/tournaments/${fork._id}/registration`,
  )
  unmount()
  session.user = null
  show('sign-up')
  expect(screen.getByRole('link', { name: /Sign up/ }).getAttribute('href')).toBe(`/tournaments/${fork._id}/registration`)
})

test('a full field says so on the key itself', () => {
  show('join-line')
  expect(screen.getByRole('link', { name: 'Join the waiting list for Lake Fork #4' }).textContent).toBe('Join the waiting list')
})

test('an angler marks Interested by one tap, and takes Going back by two', async () => {
  show(null, mine)
  fireEvent.click(button('Interested'))
  await waitFor(() => expect(call).toHaveBeenCalledWith(interactions.create, { body: { tournament: fork._id, type: 'interested' } }))
  fireEvent.click(button('You’re Going'))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Not going' }))
  await waitFor(() => expect(call).toHaveBeenCalledWith(interactions.remove, { params: { id: 'm1' } }))
})

test('a visitor is asked to log in, and nothing is sent', async () => {
  session.user = null
  show(null)
  fireEvent.click(button('Going'))
  expect(await screen.findByText('Please log in or create an account to perform this action.')).toBeTruthy()
  expect(call).not.toHaveBeenCalled()
})

test('a visitor who marks Interested is at the login after three seconds, and stays where they are when they close the prompt', async () => {
  session.user = null
  vi.useFakeTimers({ shouldAdvanceTime: true })
  go.mockClear()
  show(null)
  fireEvent.click(button('Interested'))
  vi.advanceTimersByTime(2900)
  expect(go).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  const back = encodeURIComponent(`/tournaments/${fork._id}?i=interested&t=${fork._id}`)
  expect(go.mock.calls).toEqual([[`/login?redirect=${back}`]])
  fireEvent.click(button('Interested'))
  notify.dismiss('please-log-in')
  vi.advanceTimersByTime(4000)
  expect(go).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test.each([
  ['canceled', { cancelled: true }],
  ['over', { status: 'Completed' }],
] as const)('of what is %s nobody is asked whether they come; who said so can take it back', (_, more) => {
  const { unmount } = show(null, null, { ...fork, ...more })
  expect([screen.queryByRole('button', { name: 'Interested' }), screen.queryByRole('button', { name: 'Going' })]).toEqual([null, null])
  unmount()
  show(null, mine, { ...fork, ...more })
  expect(button('You’re Going').disabled).toBe(false)
})
