import { documentCalls } from '@ramplight/contract/content/documents'
import { cardCheckoutCalls } from '@ramplight/contract/payments/card-checkout'
import { type Places, preRegistrationCalls } from '@ramplight/contract/registration/tournament-pre-registrations'
import { type WaiverSaid, type WaiverText, waiverAcceptanceCalls } from '@ramplight/contract/registration/waiver-acceptances'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { readStored } from '@ramplight/ui/values/stored-state'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAddress } from '#platform/address.ts'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { AtAddress } from '#platform/testing/at-address.tsx'
import { SignUpForm } from './sign-up-form.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => ({ user: { _id: 'jo' } }) }))

const person = (_id: string, first_name: string) => ({ _id, first_name, last_name: 'Kim' })
const fork = {
  _id: 'fork',
  startDate: '2027-06-12',
  teamEvent: true,
  groups: [] as { name: string }[],
  settings: { payout: { chargePer: 'Boat', bigFishEnabled: true, allowPreRegistration: true } },
  entryFee: 13_000,
  bigfishpots: [] as object[],
  sidepots: [],
  rules: 'No live bait.',
}
const withPot = { ...fork, bigfishpots: [{ _id: 'big', entryFee: 1000 }] }
const show = (tournament: object = fork, takesCards = false, step?: string) =>
  renderUi(
    <QueryClientProvider client={queryClient}>
      <AtAddress pathname="/angler/tournaments/fork/registration" search={step ? { step } : {}} go={go}>
        <SignUpForm
          tournament={tournament as Tournament}
          takesCards={takesCards}
          feeOnTop
          onPay={onPay}
          self={person('jo', 'Jo')}
          partners={[person('dan', 'Dan'), person('minh', 'Minh')]}
        />
        <Browser />
      </AtAddress>
    </QueryClientProvider>,
  )
const onPay = vi.fn()
const go = vi.fn()
type Body = { _id: string; team: { users: string[] }; pots: string[]; waiver?: WaiverSaid } & object
const sent = () =>
  vi.mocked(call).mock.calls.flatMap(([to, given]) => (to === preRegistrationCalls.create ? [(given as { body: Body }).body] : []))
const next = (name = 'Pots') => fireEvent.click(screen.getByRole('button', { name: `Next: ${name}` }))
const imIn = () => fireEvent.click(screen.getByRole('button', { name: 'I’m in' }))

const words = (version: string, text: string) => ({ version, number: 1, text, since: '2027-06-01T12:00:00.000Z' })
let waiver: { waiver: WaiverText | null; mine: null }
let places: Places
let asked: object[]
let dues: object[]
/** What becomes of the next sign-up. */
let refusal: CallError | null
beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
  places = { most: null, entered: 0, held: 0, left: null, waiting: 0, listMoves: true, inLine: null }
  refusal = null
  asked = []
  dues = []
  go.mockReset()
  waiver = { waiver: null, mine: null }
  vi.mocked(call).mockReset()
  vi.mocked(call).mockImplementation(async (to) => {
    if (to === preRegistrationCalls.places) return places as never
    if (to === waiverAcceptanceCalls.waiver) return waiver as never
    if (to === documentCalls.byUser) return asked as never
    if (to === cardCheckoutCalls.membershipsDue) return dues as never
    const why = refusal
    refusal = null
    if (why) throw why
    return {} as never
  })
})

test('with last time’s partner it takes two taps; of two partners the last one counts', async () => {
  show()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dan Kim' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Minh Kim' }))
  imIn()
  await waitFor(() => expect(sent()[0]?.team.users).toEqual(['jo', 'minh']))
})

test('a pot moves the total, and goes along', async () => {
  show(withPot)
  expect(screen.getByText('Total $130.00.')).toBeTruthy()
  next()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Big fish, $10.00' }))
  expect(screen.getByText('Total $140.00.')).toBeTruthy()
  imIn()
  await waitFor(() => expect(sent()[0]?.pots).toEqual(['big']))
})

/** As the browser goes one screen back: by the address. */
const Browser = () => {
  const { look } = useAddress()
  return (
    <button type="button" onClick={() => look(() => ({}))}>
      to the first screen
    </button>
  )
}

test('a screen each for the team and its pots: going back keeps the answers, and the last one sends all of them', async () => {
  const event = { ...withPot, sidepots: [{ _id: 'side', entryFee: 2000 }], groups: [{ name: 'Women' }] }
  const settings = { payout: { ...fork.settings.payout, sidePot: true } }
  show({ ...event, settings })
  expect(screen.getByRole('list', { name: 'Step 1 of 2: Team' })).toBeTruthy()
  expect(screen.queryByLabelText('Boat captain')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dan Kim' }))
  const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  choose('Boat captain', 'dan')
  choose('Substitute', 'minh')
  choose('Group', 'Women')
  next()
  expect(screen.queryByText('Partner')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Step 2 of 2: Pots' }))
  fireEvent.click(screen.getByRole('button', { name: 'All in, $30.00 more' }))
  expect(screen.getByText('Total $160.00.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'to the first screen' }))
  expect((screen.getByLabelText('Boat captain') as HTMLSelectElement).value).toBe('dan')
  // Who comes into the boat stands by no more.
  fireEvent.click(screen.getByRole('checkbox', { name: 'Minh Kim' }))
  expect((screen.getByLabelText('Substitute') as HTMLSelectElement).value).toBe('')
  expect((screen.getByLabelText('Boat captain') as HTMLSelectElement).value).toBe('jo')
  next()
  imIn()
  await waitFor(() =>
    expect(sent()[0]).toMatchObject({
      ...{ team: { users: ['jo', 'minh'] }, pots: ['big', 'side'] },
      ...{ boatCaptain: null, sub: null, groups: ['Women'] },
    }),
  )
})

test('what is missing on the first screen is asked there, also of who opens the second one', async () => {
  waiver.waiver = words('v1', 'Own risk.')
  show(withPot, false, 'pots')
  expect(await screen.findByRole('list', { name: 'Step 2 of 2: Pots' })).toBeTruthy()
  await waitFor(() => expect(call).toHaveBeenCalledWith(waiverAcceptanceCalls.waiver, expect.anything()))
  imIn()
  expect(await screen.findByText('Read the waiver and check this box')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Step 1 of 2: Team' })).toBeTruthy()
  expect((document.activeElement as HTMLInputElement).type).toBe('radio')
  next()
  expect(screen.getByRole('list', { name: 'Step 1 of 2: Team' })).toBeTruthy()
  expect(sent()).toEqual([])
})

test('who owes for the membership of this season reads so beside the pots; of another season, not', async () => {
  dues = [{ membership: 'm', season: 'spring', owed: 5000, amount: 5181, items: [] }]
  const { unmount } = show({ ...withPot, season: 'autumn' }, false, 'pots')
  await waitFor(() => expect(call).toHaveBeenCalledWith(cardCheckoutCalls.membershipsDue, expect.anything()))
  expect(screen.queryByText(/^Your membership/)).toBeNull()
  unmount()
  show({ ...withPot, season: 'spring' }, false, 'pots')
  expect(await screen.findByText('Your membership fee for this season is due: $51.81.')).toBeTruthy()
})

test('an answer that got lost is told, and the next tap sends the same team', async () => {
  refusal = CallError.offline()
  show()
  imIn()
  expect(await screen.findByRole('alert')).toBeTruthy()
  imIn()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[0]?._id).toBe(sent()[1]?._id)
})

test('who fishes alone is asked for no partner', () => {
  show({ ...fork, teamEvent: false })
  expect(screen.queryByText('Partner')).toBeNull()
  expect(screen.getByText('No live bait.')).toBeTruthy()
})

test('where the field is full one joins the waiting list, and reads who waits before; with few places left, how many', async () => {
  places = { most: 40, entered: 30, held: 10, left: 0, waiting: 3, listMoves: true, inLine: null }
  const { unmount } = show()
  expect(await screen.findByRole('button', { name: 'Join the waiting list' })).toBeTruthy()
  expect(screen.getByText('All 40 spots are taken.').parentElement?.textContent).toContain('3 boats are ahead of you.')
  unmount()
  queryClient.clear()
  places = { most: 40, entered: 30, held: 8, left: 2, waiting: 0, listMoves: true, inLine: null }
  show()
  expect(await screen.findByText('2 spots left.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'I’m in' })).toBeTruthy()
})

test('the waiver is signed by name and a tick; for who is under 18 by a parent, and other words ask for another tick', async () => {
  waiver.waiver = words('v1', 'Own risk.')
  show()
  expect(await screen.findByText('Own risk.')).toBeTruthy()
  imIn()
  expect(await screen.findByText('Read the waiver and check this box')).toBeTruthy()
  const type = (label: RegExp | string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByLabelText('I am under 18'))
  type('Full name of the angler', 'Jo Kim')
  type('Full name of the parent or guardian', 'jo  kim')
  type('Relationship to you', 'Mother')
  type('Their phone number', '9035550142')
  fireEvent.click(screen.getByRole('checkbox', { name: /^I am the parent or guardian/ }))
  imIn()
  expect(await screen.findByText(/^This is the angler’s own name/)).toBeTruthy()
  expect(sent()).toEqual([])
  type('Full name of the parent or guardian', 'Rosa Kim')
  refusal = new CallError(409, 'waiver.changed', 'The director has changed the waiver.')
  waiver.waiver = words('v2', 'Own risk, and a life jacket.')
  imIn()
  expect(await screen.findByText('Own risk, and a life jacket.')).toBeTruthy()
  imIn()
  expect(await screen.findByText('Read the waiver and check this box')).toBeTruthy()
  expect(sent()).toHaveLength(1)
  fireEvent.click(screen.getByRole('checkbox', { name: /^I am the parent or guardian/ }))
  imIn()
  await waitFor(() =>
    expect(sent()[1]?.waiver).toMatchObject({ version: 'v2', name: 'Jo Kim', guardian: { name: 'Rosa Kim', phone: '9035550142' } }),
  )
})

test('where cards are taken one signs up and pays, or pays at the ramp where that is allowed; who chose something finds it again', async () => {
  const { unmount } = show(fork, true)
  // $130, $2 for Jo, and 3% and 31 cents of the $130.
  expect(screen.getByText(/Pay at the ramp, or \$136\.21 by card now\. That includes \$6\.21 in fees\.$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sign up, pay at the ramp' })).toBeTruthy()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dan Kim' }))
  unmount()
  const payout = { chargePer: 'Boat' }
  show({ ...fork, settings: { payout } }, true)
  expect(screen.queryByRole('button', { name: 'Sign up, pay at the ramp' })).toBeNull()
  expect(screen.getByText('Total $136.21 by card.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Restore draft' }))
  expect(screen.getByRole('list', { name: 'Step 1 of 2: Team' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Sign up and pay' }))
  await waitFor(() => expect(onPay).toHaveBeenCalledWith(['team', 'pay']))
  await waitFor(() => expect(go).toHaveBeenCalledWith('/angler/tournaments/fork/registration?step=pay', { replace: true }))
  expect(sent()[0]?.team.users).toEqual(['jo', 'dan'])
})

test('somebody new is asked along by name and a way to reach them: it is said what is missing, and kept until the link has gone', async () => {
  show()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dan Kim' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Someone new' }))
  expect((screen.getByRole('checkbox', { name: 'Dan Kim' }) as HTMLInputElement).checked).toBe(false)
  imIn()
  expect(await screen.findByText('Enter your partner’s name.')).toBeTruthy()
  expect(sent()).toEqual([])
  fireEvent.change(screen.getByLabelText('Partner’s name'), { target: { value: 'Sue Tran' } })
  fireEvent.change(screen.getByLabelText('Email or phone'), { target: { value: 'sue@lake.test' } })
  imIn()
  await waitFor(() => expect(sent()[0]?.team.users).toEqual(['jo']))
  await waitFor(() =>
    expect(readStored('guest-fork-nobody')).toEqual({ name: 'Sue Tran', contact: 'sue@lake.test', _id: expect.any(String) }),
  )
})

test('what was typed of the waiver is in the draft, its tick is not', async () => {
  waiver.waiver = words('v1', 'Own risk.')
  const { unmount } = show()
  fireEvent.click(await screen.findByLabelText('I am 18 or older'))
  fireEvent.change(screen.getByLabelText('Your full name'), { target: { value: 'Jo Kim' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'I have read the waiver and accept it.' }))
  unmount()
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Restore draft' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Your full name')).value).toBe('Jo Kim')
  expect(screen.getByLabelText<HTMLInputElement>('I am 18 or older').checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'I have read the waiver and accept it.' }).checked).toBe(false)
})

test('a paper that this event asks for is handed in right here; one of another event is not shown', async () => {
  const since = '2027-06-01T12:00:00.000Z'
  const paper = {
    path: '/uploads/blank.pdf',
    isRequired: true,
    requestedDocInfo: { text: 'Both sides.' },
    createdAt: since,
    dateUploaded: since,
  }
  asked = [
    { ...paper, _id: 'd1', label: 'Licence', tournament: 'fork' },
    { ...paper, _id: 'd2', label: 'Insurance', tournament: 'other' },
  ]
  show()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Next: Pots' })).toBeTruthy())
  next()
  expect(await screen.findByText('Licence')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy()
  expect(screen.queryByText('Insurance')).toBeNull()
})
