import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { AtAddress } from '#platform/testing/at-address.tsx'
import { PasteSheet } from './paste-sheet.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

test('a line that is refused stands beside its own reason, also when another one was left out', async () => {
  const refused = [{ row: 2, message: 'Dana Moss is already entered in this tournament.' }]
  vi.mocked(call).mockResolvedValue({ ok: false, entries: [], anglersCreated: 0, anglersMatched: 0, refused })
  renderUi(
    <AtAddress>
      <QueryClientProvider client={queryClient}>
        <PasteSheet opened onClose={() => undefined} tournament={{ _id: 't1', teamEvent: false } as Tournament} entries={[]} />
      </QueryClientProvider>
    </AtAddress>,
  )
  await userEvent.click(screen.getByLabelText('List'))
  await userEvent.paste('Jo Reyes\nDana Moss\nRay Hall 12x\nMinh Tran')
  await userEvent.click(await screen.findByRole('button', { name: /^Enter 3 boats/ }))
  await screen.findByRole('button', { name: 'Correct 2 lines' })
  // The preview of what is left follows the box a moment later.
  await act(async () => {})
  const row = await screen.findByRole('row', { name: /already entered/ })
  expect(row.textContent).toBe('Dana MossDana Moss is already entered in this tournament.')
})

test('nothing is entered before a person has said whose phone it is, and what was entered is taken back with one tap', async () => {
  const doubt = { row: 1, seat: 1, kind: 'contact-of' as const, by: 'phone' as const, angler: { _id: 'pat', name: 'Pat Lee' } }
  const entry = { _id: 'e1', users: ['pat'], anglers: [], boatNumber: null }
  const answer = { ok: true, anglersCreated: 0, anglersMatched: 1, refused: [] }
  vi.mocked(call).mockImplementation(async (_to, input) => {
    const { body } = input as { body: { check?: boolean; ids?: string[] } }
    if (body.ids) return { ok: true, results: [{ _id: 'e1', ok: false, message: 'This entry has weighed fish.' }] } as never
    return (body.check ? { ...answer, entries: [], marks: [doubt] } : { ...answer, entries: [entry], marks: [] }) as never
  })
  renderUi(
    <AtAddress>
      <QueryClientProvider client={queryClient}>
        <PasteSheet opened onClose={() => undefined} tournament={{ _id: 't2', teamEvent: false } as Tournament} entries={[]} />
      </QueryClientProvider>
    </AtAddress>,
  )
  await userEvent.click(screen.getByLabelText('List'))
  await userEvent.paste('Kim Diaz 903-555-0177 paid')
  const button = await screen.findByRole('button', { name: 'Answer 1 question first' })
  expect(button.hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('This phone belongs to Pat Lee. Who is in the boat?')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'It’s Pat Lee' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Enter 1 boat' }))
  const sent = vi.mocked(call).mock.calls.map(([, input]) => (input as { body: { check?: boolean; entries?: object[] } }).body)
  expect(sent.findLast(({ check, entries }) => !check && entries)?.entries).toMatchObject([{ status: 'Paid', angler1: { _id: 'pat' } }])
  await userEvent.click(await screen.findByRole('button', { name: 'Undo this import' }))
  expect(await screen.findByText(/stays\. This entry has weighed fish\./)).toBeDefined()
})

test('a list with commas is asked about once, not line by line', async () => {
  vi.mocked(call).mockResolvedValue({ ok: true, entries: [], anglersCreated: 0, anglersMatched: 0, refused: [], marks: [] } as never)
  renderUi(
    <AtAddress>
      <QueryClientProvider client={queryClient}>
        <PasteSheet
          opened
          onClose={() => undefined}
          tournament={{ _id: 't3', teamEvent: true, settings: { teamSettings: { teamSize: 2 } } } as never}
          entries={[]}
        />
      </QueryClientProvider>
    </AtAddress>,
  )
  await userEvent.click(screen.getByLabelText('List'))
  await userEvent.paste('Jo Reyes, Linh Tran\nRay Hall, Tess Moss')
  expect(await screen.findByText('0 of 2 lines')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Two anglers' }))
  expect(await screen.findByText('2 of 2 lines')).toBeTruthy()
  expect(screen.getByText('Jo Reyes · Linh Tran')).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Enter 2 boats' }))
  const [, { body }] = vi.mocked(call).mock.calls.at(-1) as [unknown, { body: { entries: { angler2: { first_name: string } }[] } }]
  expect(body.entries.map(({ angler2 }) => angler2.first_name)).toEqual(['Linh', 'Tess'])
})

test('another list in the place of one whose answer got lost is entered too: a line keeps its id, a new one gets its own', async () => {
  const checked = { ok: true, entries: [], anglersCreated: 0, anglersMatched: 0, refused: [], marks: [] }
  const sent: Record<string, string>[] = []
  vi.mocked(call).mockImplementation(async (_to, input) => {
    const { body } = input as { body: { check?: boolean; entries: { _id: string; angler1: { first_name: string } }[] } }
    if (body.check) return checked as never
    sent.push(Object.fromEntries(body.entries.map(({ _id, angler1 }) => [angler1.first_name, _id])))
    throw new Error('nobody answered')
  })
  renderUi(
    <AtAddress>
      <QueryClientProvider client={queryClient}>
        <PasteSheet opened onClose={() => undefined} tournament={{ _id: 't4', teamEvent: false } as Tournament} entries={[]} />
      </QueryClientProvider>
    </AtAddress>,
  )
  const list = screen.getByLabelText('List')
  const enter = async (text: string) => {
    await userEvent.clear(list)
    await userEvent.click(list)
    await userEvent.paste(text)
    await userEvent.click(await screen.findByRole('button', { name: 'Enter 2 boats' }))
  }
  await enter('Jo Reyes\nDana Moss')
  await enter('Ray Hall\nJo Reyes')
  expect(sent.map((names) => Object.keys(names))).toEqual([
    ['Jo', 'Dana'],
    ['Ray', 'Jo'],
  ])
  const [first, second] = sent
  expect(second!.Jo).toBe(first!.Jo)
  expect(Object.values(first!)).not.toContain(second!.Ray)
})

const checked = { ok: true, entries: [], anglersCreated: 0, anglersMatched: 0, refused: [], marks: [] }
const aTeamEvent = (more: object = {}) => ({
  _id: 't5',
  name: 'Fork Open',
  teamEvent: true,
  settings: { teamSettings: { teamSize: 2 } },
  ...more,
})

function show(tournament: object) {
  vi.mocked(call)
    .mockReset()
    .mockResolvedValue(checked as never)
  renderUi(
    <AtAddress>
      <QueryClientProvider client={queryClient}>
        <PasteSheet opened onClose={() => undefined} tournament={tournament as never} entries={[]} />
      </QueryClientProvider>
    </AtAddress>,
  )
}
const open = (csv: string) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, new File([csv], 'boats.csv', { type: 'text/csv' }))
const sentEntries = () =>
  (
    vi.mocked(call).mock.calls.map(([, input]) => (input as { body: { check?: boolean; entries?: object[] } }).body) as {
      check?: boolean
      entries?: object[]
    }[]
  ).findLast(({ check, entries }) => !check && entries)?.entries

test('a file of a spreadsheet becomes boats, cell for cell: groups, captains, and a cell is put right by itself', async () => {
  show(aTeamEvent())
  await open('Angler 1;Phone;Partner;Group;Boat captain;Paid\nJo Reyes 1x;903-555-0142;Linh Tran;Pros;Al Ott;cash\nRay Hall;;TBD;;;no\n')
  await userEvent.click(await screen.findByRole('button', { name: 'Add to list' }))
  expect(await screen.findByText('Group: Pros')).toBeDefined()
  expect(screen.getByText('No partner yet')).toBeDefined()
  const cell = await screen.findByLabelText('Angler 1')
  await userEvent.clear(cell)
  await userEvent.type(cell, 'Jo Reyes{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Enter 2 boats' }))
  const entries = sentEntries() as { angler2?: object }[]
  expect(entries).toMatchObject([
    {
      status: 'Paid',
      paidWith: { method: 'cash' },
      group: 'Pros',
      angler1: { first_name: 'Jo', last_name: 'Reyes', phone: '903-555-0142' },
      angler2: { first_name: 'Linh' },
      boat_captain: { first_name: 'Al', last_name: 'Ott' },
    },
    { status: 'Pending', angler1: { first_name: 'Ray' } },
  ])
  expect(entries[1]!.angler2).toBeUndefined()
})

test('pasted cells are a table: how the paid ones paid, and who is in a cell with two names, is asked once', async () => {
  show(aTeamEvent({ _id: 't6' }))
  await userEvent.click(screen.getByLabelText('List'))
  await userEvent.paste('Anglers\tPhone\tPaid\nJo Reyes & Linh Tran\t903-555-0142\t$85.00\nRay Hall / Tess Moss\t\t$0.00')
  await userEvent.click(await screen.findByRole('button', { name: 'Add to list' }))
  expect(await screen.findByText('0 of 2 lines')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Two anglers' }))
  expect(await screen.findByText('2 of 2 lines')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Card or online' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Enter 2 boats' }))
  expect(sentEntries()).toMatchObject([
    { status: 'Paid', paidOnline: true, angler1: { first_name: 'Jo', phone: '903-555-0142' }, angler2: { first_name: 'Linh' } },
    { status: 'Pending', angler1: { first_name: 'Ray' }, angler2: { first_name: 'Tess' } },
  ])
})

test('a cancelled event asks before it takes boats', async () => {
  show(aTeamEvent({ _id: 't7', cancelled: true }))
  await userEvent.click(screen.getByLabelText('List'))
  await userEvent.paste('Jo Reyes & Linh Tran')
  await userEvent.click(await screen.findByRole('button', { name: 'Enter 1 boat' }))
  expect(sentEntries()).toBeUndefined()
  const asked = await screen.findByRole('dialog', { name: 'Fork Open is cancelled. Enter 1 boat anyway?' })
  await userEvent.click(within(asked).getByRole('button', { name: 'Enter 1 boat' }))
  await vi.waitFor(() => expect(sentEntries()).toHaveLength(1))
})
