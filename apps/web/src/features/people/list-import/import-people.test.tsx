import type { ImportUser } from '@ramplight/contract/people/users-at-once'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { AtAddress } from '#platform/testing/at-address.tsx'
import { ImportPeople } from './import-people.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

type Body = { users: ImportUser[]; check?: boolean; tours?: string[] }
type Line = { outcome: string; name?: string; doubtful?: boolean; message?: string }

/** A server that says this of each phone, and does this with each part that is really sent. */
function aServer(known: Record<string, Line>, onSend: (part: number) => void = () => undefined): { sent: Body[] } {
  const sent: Body[] = []
  vi.mocked(call).mockImplementation((async (_to: unknown, { body }: { body: Body }) => {
    if (!body.check) {
      sent.push(body)
      onSend(sent.length)
    }
    return { results: body.users.map(({ phone }, at) => ({ row: at + 1, ...(known[phone!] ?? { outcome: 'created' }) })) }
  }) as never)
  return { sent }
}

async function paste(text: string) {
  renderUi(
    <AtAddress>
      <QueryClientProvider client={queryClient}>
        <ImportPeople tours={[{ _id: 'tour', name: 'Fork Trail' }]} onClose={() => undefined} />
      </QueryClientProvider>
    </AtAddress>,
  )
  fireEvent.change(await screen.findByLabelText('Or paste the cells here'), { target: { value: text } })
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }))
}

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
})

const LIST =
  'First name,Last name,Cell\nRay,Hall,903-555-0100\nBo,Kim,12\nDee,Lake,903-555-0100\nLou,Tran,903-555-0103\nEve,Reed,903-555-0104'

test('a bad cell is put right where it stands, a second one with the same phone waits, and whose phone it is is asked', async () => {
  const { sent } = aServer({
    '903-555-0100': { outcome: 'matched', name: 'Raymond Hall' },
    '903-555-0104': { outcome: 'matched', name: 'Pat Lee', doubtful: true },
  })
  await paste(LIST)
  expect(await screen.findByText('Already in your list as Raymond Hall')).toBeDefined()
  const rowOf = (name: string) => screen.getByText(name).closest('tr')!
  expect(within(rowOf('Dee Lake')).getByText('Line 2 has the same phone. Use a different one or skip this line.')).toBeDefined()
  expect(within(rowOf('Eve Reed')).getByText(/belongs to Pat Lee in your list/)).toBeDefined()
  expect(screen.getByText('Importing 2 of 5 lines.')).toBeDefined()
  const cell = within(rowOf('Bo Kim')).getByLabelText('Phone')
  await userEvent.clear(cell)
  await userEvent.type(cell, '903-555-0199{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Import 3 anglers' }))
  expect(await screen.findByText('3 anglers imported.')).toBeDefined()
  expect(sent.map(({ users, tours }) => [tours, users.map(({ first_name, phone }) => `${first_name} ${phone}`)])).toEqual([
    [['tour'], ['Ray 903-555-0100', 'Bo 903-555-0199', 'Lou 903-555-0103']],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Back to 2 lines' }))
  expect(await screen.findByText('Dee Lake')).toBeDefined()
  expect(screen.queryByText('Ray Hall')).toBeNull()
})

test('a connection that breaks in the middle: what is in is told, the rest stays, and it is sent again as the same people', async () => {
  const { sent } = aServer({}, (part) => {
    if (part === 2) throw CallError.noAnswer()
  })
  const list = Array.from({ length: 250 }, (_, n) => `Ray,Hall ${String.fromCharCode(97 + (n % 26))}${n},903555${1000 + n}`)
  await paste(['First name,Last name,Phone', ...list].join('\n'))
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Import 250 anglers' }))
  expect(await screen.findByText('100 anglers imported.')).toBeDefined()
  expect(sent).toHaveLength(2)
  expect(screen.getByText(/^No response for 100 lines\./)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Back to 150 lines' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Import 150 anglers' }))
  expect(await screen.findByText('150 anglers imported.')).toBeDefined()
  expect(sent[2]!.users.map(({ _id }) => _id)).toEqual(sent[1]!.users.map(({ _id }) => _id))
  expect(new Set(sent.flatMap(({ users }) => users.map(({ _id }) => _id))).size).toBe(250)
})
