import type { EventRoom } from '@ramplight/contract/subscriptions/plans'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { currentSession } from '#platform/session.ts'
import { AtAddress } from '#platform/testing/at-address.tsx'
import { useRoom } from './use-room.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/session.ts', async (original) => ({ ...(await original<object>()), currentSession: vi.fn() }))

const ENTRIES = '/director/tournaments/fork/entries'
const go = vi.fn()
const entered = vi.fn()

function Form() {
  const room = useRoom({ _id: 'fork', director: 'ana' })
  return (
    <button type="button" onClick={() => void room.ask(1).then((enters) => enters && entered())}>
      {room.leaving ? 'leaves' : 'Save'}
    </button>
  )
}

const room = (more: Partial<EventRoom> = {}) =>
  vi.mocked(call).mockResolvedValue({
    ...{ tournament: 'fork', tier: 'Free', limit: 20, registrants: 20, hasBegun: false, isLocked: false },
    ...more,
  } as never)
const signedIn = (id: string) => vi.mocked(currentSession).mockReturnValue({ user: { _id: id } } as never)
const save = async () => {
  renderUi(
    <AtAddress pathname={ENTRIES} go={go}>
      <Form />
    </AtAddress>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

beforeEach(() => {
  vi.resetAllMocks()
  signedIn('ana')
})

describe('angler 21 on Free', () => {
  test('opens the levels, which lead back to the form; what was typed is no reason to ask whether one means to leave', async () => {
    room()
    await save()
    expect(await screen.findByText('Free allows 20 anglers per event')).toBeDefined()
    expect(screen.getByText(/Adding this angler makes 21\. Upgrade your plan to add more\./)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'See plans' }))
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith(`/director/subscriptions/upgrade?back=${encodeURIComponent(ENTRIES)}`))
    expect(screen.getByText('leaves')).toBeDefined()
    expect(entered).not.toHaveBeenCalled()
  })

  test('stays where it is with Not now', async () => {
    room()
    await save()
    await userEvent.click(await screen.findByRole('button', { name: 'Not now' }))
    expect([go.mock.calls, entered.mock.calls]).toEqual([[], []])
    expect(screen.getByText('Save')).toBeDefined()
  })

  test('fishes once the event has begun, and the director is told', async () => {
    room({ hasBegun: true })
    await save()
    await vi.waitFor(() => expect(entered).toHaveBeenCalled())
    expect(await screen.findByText(/That makes 21 anglers; Free allows 20\. The event has started, so they’re in\./)).toBeDefined()
  })

  test('fishes where nobody answers: a ramp without signal waits for no level', async () => {
    vi.mocked(call).mockRejectedValue(CallError.offline())
    await save()
    await vi.waitFor(() => expect(entered).toHaveBeenCalled())
  })

  test('is a matter of the director: who helps is told so, and sent nowhere', async () => {
    signedIn('elsa')
    room()
    await save()
    expect(await screen.findByText(/The director needs to upgrade/)).toBeDefined()
    expect([go.mock.calls, entered.mock.calls]).toEqual([[], []])
  })
})

test('a locked account leads to what is owed', async () => {
  room({ isLocked: true, registrants: 3 })
  await save()
  await userEvent.click(await screen.findByRole('button', { name: 'See balance' }))
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith(`/director/subscriptions?back=${encodeURIComponent(ENTRIES)}`))
  expect(entered).not.toHaveBeenCalled()
})
