import { composeCalls, type MessageReach } from '@ramplight/contract/messaging/compose'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { AtAddress } from '#platform/testing/at-address.tsx'
import { ComposeForm } from './compose-form.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => ({ user: { _id: 'u1', userType: 'Director' } }) }))

const FORK = { _id: 'a'.repeat(24), name: 'Lake Fork #4', timezone: 'CST' } as Tournament
const reaching = (people: number): MessageReach => ({
  ...{ people, reached: people, unreached: [], partsEach: 0, parts: 0, cost: null },
  ...{ goesAt: '2027-06-11T17:00:00.000Z', isHeldForNight: false, asSent: '' },
})
const button = () => screen.getByRole('button', { name: /^(Send( to|$)|Schedule for )/ }) as HTMLButtonElement
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const sent = () => vi.mocked(call).mock.calls.filter(([endpoint]) => (endpoint as unknown) === composeCalls.send)

/** What the server says about whom it reaches, one answer after the other; the last one is still to come. */
let answers: Promise<MessageReach>[]
beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation((async (endpoint: unknown) => (endpoint === composeCalls.reach ? answers.shift() : [])) as never)
})

const show = () =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <AtAddress>
        <ComposeForm event={FORK} onSent={() => {}} />
      </AtAddress>
    </QueryClientProvider>,
  )

test('nobody sends by the count of another audience: the button waits for the one that is chosen', async () => {
  let say = (_: MessageReach) => {}
  answers = [Promise.resolve(reaching(3)), new Promise((told) => (say = told))]
  show()
  await waitFor(() => expect(button().textContent).toBe('Send to 3'))
  expect(button().disabled).toBe(true)
  write('Message', 'Fog. We launch at seven.')
  expect(button().disabled).toBe(true)
  fireEvent.submit(button().closest('form')!)
  await waitFor(() => expect(answers).toHaveLength(0))
  expect(button().disabled).toBe(true)
  fireEvent.submit(button().closest('form')!)
  expect(sent()).toHaveLength(0)
  say(reaching(40))
  await waitFor(() => expect(button().textContent).toBe('Send to 40'))
  expect(button().disabled).toBe(false)
  fireEvent.submit(button().closest('form')!)
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('a time that is cleared to type another one leaves the page as it is', async () => {
  answers = Array.from({ length: 9 }, async () => reaching(3))
  show()
  write('Message', 'Fog.')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Send later' }))
  write('Day', '6/12/2027')
  write('Tournament local time', '')
  await waitFor(() => expect(button().textContent).toBe('Schedule for 3 people'))
  expect(button().disabled).toBe(true)
  write('Tournament local time', '05:30')
  await waitFor(() => expect(button().disabled).toBe(false))
})

test('what went out already with other words goes out again as a new message, when somebody says so', async () => {
  answers = Array.from({ length: 9 }, async () => reaching(3))
  const refusal = new CallError(409, 'message.sent-already', 'This message was already sent. Start a new one.')
  vi.mocked(call).mockImplementation((async (endpoint: unknown) => {
    if (endpoint === composeCalls.send) throw refusal
    return endpoint === composeCalls.reach ? reaching(3) : []
  }) as never)
  show()
  write('Message', 'Fog. We launch at eight.')
  await waitFor(() => expect(button().disabled).toBe(false))
  fireEvent.submit(button().closest('form')!)
  fireEvent.click(await screen.findByRole('button', { name: 'New message' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await waitFor(() => expect(button().disabled).toBe(false))
  fireEvent.submit(button().closest('form')!)
  await waitFor(() => expect(sent()).toHaveLength(2))
  const [before, after] = sent().map(([, given]) => (given as unknown as { body: { _id: string; message: string } }).body)
  expect(after!.message).toBe('Fog. We launch at eight.')
  expect(after!._id).not.toBe(before!._id)
})

test('a message about something begins with its words, and nobody is asked to keep a draft of them', async () => {
  answers = [Promise.resolve(reaching(3))]
  renderUi(
    <QueryClientProvider client={queryClient}>
      <AtAddress>
        <ComposeForm event={FORK} words={{ subject: 'Results of Lake Fork #4', message: '1. Hall  18-02' }} onSent={() => {}} />
      </AtAddress>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(button().disabled).toBe(false))
  expect((screen.getByLabelText('Subject') as HTMLInputElement).value).toBe('Results of Lake Fork #4')
  fireEvent.click(button())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]![1]).toMatchObject({ body: { message: '1. Hall  18-02' } })
})

test('after sending, nobody is told that all got it where some cannot be reached', async () => {
  const success = vi.spyOn(notify, 'success')
  const [some, all] = [{ ...reaching(3), reached: 1 }, reaching(3)]
  for (const [reach, told] of [
    [some, 'Sent: 1 of 3 by email'],
    [all, 'Sent to 3 people'],
  ] as const) {
    queryClient.clear()
    vi.mocked(call).mockImplementation((async (endpoint: unknown) =>
      endpoint === composeCalls.reach ? reach : endpoint === composeCalls.send ? { recipients: [1, 2, 3], sendAfter: null } : []) as never)
    const { unmount } = show()
    write('Subject', 'Fog')
    write('Message', 'We launch at seven.')
    await waitFor(() => expect(button().disabled).toBe(false))
    fireEvent.submit(button().closest('form')!)
    await waitFor(() => expect(success).toHaveBeenLastCalledWith(told))
    unmount()
  }
})
