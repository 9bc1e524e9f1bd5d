import { anglerMergeCalls as calls, type MergePreview } from '@ramplight/contract/people/angler-merges'
import type { User } from '@ramplight/contract/people/users'
import type { Cents } from '@ramplight/domain/kernel/units'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { AtAddress } from '#platform/testing/at-address.tsx'
import { withQueries } from '#platform/testing/with-queries.tsx'
import { MergeAnglers } from './merge-anglers.tsx'
import { PossibleDuplicates } from './possible-duplicates.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const at = '2027-03-01T10:00:00.000Z'
const common = {
  _rev: 1,
  createdAt: at,
  updatedAt: at,
  deleted: false,
  userType: 'Angler',
  isAssistant: false,
  active: true,
  tours: [],
  seasons: [],
}
const jon = {
  ...common,
  _id: 'a'.repeat(24),
  first_name: 'Jon',
  last_name: 'Reyes',
  phone: '9035550142',
  city: 'Alba',
  state: 'TX',
} as unknown as User
const jonathan = {
  ...common,
  _id: 'b'.repeat(24),
  first_name: 'Jonathan',
  last_name: 'Reyes',
  email: 'jon@lake.test',
  city: 'Emory',
  state: 'TX',
} as unknown as User

const NONE = {
  entries: 0,
  preRegistrations: 0,
  teams: 0,
  points: 0,
  payments: 0,
  memberships: 0,
  tickets: 0,
  documents: 0,
  messages: 0,
  other: 0,
}
const moved = { counts: { ...NONE, entries: 3, teams: 1, points: 2, payments: 4 }, pointsTotal: 120, paymentsTotal: 34_000 as Cents }
let refusal: MergePreview['refusal'] = null

/** The server's answer: Jonathan logs in. */
function answer(master: string): MergePreview {
  const [one, other] = master === jon._id ? [jon, jonathan] : [jonathan, jon]
  const side = (user: User) => ({ user, signsIn: user === jonathan })
  return { master: side(one), merged: side(other), ...moved, refusal: one === jon ? KEEP_OTHER : refusal }
}
const KEEP_OTHER = { code: 'merge.keep-other', message: 'Jonathan Reyes signs in here, so their account has to stay.' }

const go = vi.fn()
const Queries = withQueries.wrapper
const show = (one: User, other: User) =>
  renderUi(
    <AtAddress go={go}>
      <Queries>
        <MergeAnglers one={one._id} other={other._id} list="/director/anglers" onOthers={() => undefined} />
      </Queries>
    </AtAddress>,
  )
const merges = () =>
  vi
    .mocked(call)
    .mock.calls.filter(([endpoint]) => endpoint === calls.merge)
    .map(([, given]) => given)
const hold = async (name: RegExp) => {
  const button = await screen.findByRole('button', { name })
  fireEvent.pointerDown(button)
  await new Promise((done) => setTimeout(done, 900))
  fireEvent.pointerUp(button)
}

beforeEach(() => {
  queryClient.clear()
  refusal = null
  go.mockReset()
  vi.mocked(call)
    .mockReset()
    .mockImplementation(async (endpoint, given) => {
      if (endpoint === (calls.duplicates as unknown)) return [{ one: jon, other: jonathan, why: 'phone' }] as never
      if (endpoint === (calls.preview as unknown)) return answer((given as { body: { master: string } }).body.master) as never
      return jonathan as never
    })
})

test('who logs in stays, whichever was chosen first; both stand side by side with what moves', async () => {
  show(jon, jonathan)
  const who = await screen.findByRole('radiogroup', { name: /Which one do you want to keep/ })
  await waitFor(() => expect(within(who).getByRole('radio', { name: 'Keep Jonathan Reyes' }).getAttribute('aria-checked')).toBe('true'))
  expect(await screen.findByText('What moves from Jon Reyes to Jonathan Reyes')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '3 boats',
    '1 saved team',
    '2 results with 120 points',
    '4 payments, $340.00 total',
  ])
})

test('a tap does nothing; holding merges with the chosen values, says so and goes back to the anglers', async () => {
  show(jonathan, jon)
  await userEvent.click(await screen.findByRole('radio', { name: 'Address: Alba, TX' }))
  fireEvent.pointerDown(screen.getByRole('button', { name: /Merge into Jonathan Reyes/ }))
  fireEvent.pointerUp(screen.getByRole('button', { name: /Merge into Jonathan Reyes/ }))
  expect(merges()).toEqual([])
  await hold(/Merge into Jonathan Reyes/)
  await waitFor(() => expect(go).toHaveBeenCalledWith('/director/anglers'))
  expect(merges()).toEqual([{ body: { master: jonathan._id, merged: jon._id, take: ['phone', 'street', 'city', 'state', 'zip'] } }])
  expect(screen.getByText('Anglers have been merged')).toBeTruthy()
})

test('what cannot be merged says why, with the way on, and has no button to hold', async () => {
  show(jonathan, jon)
  await userEvent.click(await screen.findByRole('radio', { name: 'Keep Jon Reyes' }))
  expect(await screen.findByText(KEEP_OTHER.message)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Merge into/ })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Keep Jonathan Reyes instead' }))
  expect(await screen.findByRole('button', { name: /Merge into Jonathan Reyes/ })).toBeTruthy()
})

test('the list of anglers says who may be in it twice, and leads to both', async () => {
  renderUi(
    <AtAddress go={go}>
      <Queries>
        <PossibleDuplicates />
      </Queries>
    </AtAddress>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Show' }))
  const link = screen.getByRole('link', { name: 'Jon Reyes and Jonathan Reyes' })
  expect(link.getAttribute('href')).toBe(`/director/anglers/merge?keep=${jon._id}&merge=${jonathan._id}`)
})
