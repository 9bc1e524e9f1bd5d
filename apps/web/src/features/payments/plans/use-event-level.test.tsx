import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { AtAddress } from '#platform/testing/at-address.tsx'
import { useEventLevel } from './use-event-level.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const SETUP = '/director/tournaments/fork/setup'
const event = { director: 'ana', status: 'Open', startDate: '2999-06-12', timezone: 'CST', state: 'TX' } as const
const go = vi.fn()
const saved = vi.fn()

function Form({ status }: { status: 'Open' | 'In Progress' }) {
  const level = useEventLevel()
  const save = () => level.ask({ ...event, status }, {}, { hasCuts: true, sidepots: [{}] }).then((has) => has && saved())
  return (
    <button type="button" onClick={() => void save()}>
      {level.leaving ? 'leaves' : 'Save'}
    </button>
  )
}
const save = async (status: 'Open' | 'In Progress' = 'Open') => {
  renderUi(
    <AtAddress pathname={SETUP} go={go}>
      <Form status={status} />
    </AtAddress>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}
const has = (tier: string, onSale = true) => vi.mocked(call).mockResolvedValue({ tier, onSale } as never)
beforeEach(() => vi.resetAllMocks())

test('rules of a higher level lead to the levels and back, and name what needs them', async () => {
  has('Basic')
  await save()
  expect(await screen.findByText('This needs the Pro plan')).toBeDefined()
  expect(screen.getByText(/cuts/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'See plans' }))
  await vi.waitFor(() => expect(go).toHaveBeenCalledWith(`/director/subscriptions/upgrade?back=${encodeURIComponent(SETUP)}`))
  expect([screen.getByText('leaves').textContent, saved.mock.calls]).toEqual(['leaves', []])
})

test.each([
  ['with the level that has them', () => has('Pro')],
  ['where no level is for sale', () => has('Free', false)],
  ['where nobody answers', () => vi.mocked(call).mockRejectedValue(CallError.offline())],
])('they are saved %s', async (_where, answer) => {
  answer()
  await save()
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
})

test('an event that has begun is asked for nothing', async () => {
  has('Free')
  await save('In Progress')
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  expect(call).not.toHaveBeenCalled()
})
