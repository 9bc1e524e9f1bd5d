import { MantineProvider } from '@mantine/core'
import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { writeLocally } from '../local/answers/local-calls.ts'
import { queryClient } from '../query-client.ts'
import { ourResponse } from '../testing/our-response.ts'
import { ChoiceBox, TextBox } from './bound-fields.tsx'
import { RecordSheet } from './record-sheet.tsx'

const at = '2027-06-12T11:00:00.000Z'
const id = '65f1c0ffee65f1c0ffee0001'
type Bass = {
  _id: string
  _rev: number
  createdAt: string
  updatedAt: string
  name: string
  waterType: 'Freshwater' | 'Saltwater' | 'Both'
}
const bass: Bass = { _id: id, _rev: 3, createdAt: at, updatedAt: at, name: 'Bass', waterType: 'Freshwater' }

type Sent = { method: string; body: Record<string, unknown> }
/** A server with one record; answers with what `refuse` makes of a write, once for each entry. */
function serve(stored: Bass, refuse: (() => Response | Promise<Response>)[] = []) {
  const writes: Sent[] = []
  vi.stubGlobal('fetch', async (_address: string, { method, body }: { method: string; body?: string }) => {
    if (method === 'GET') return ourResponse(stored)
    const sent = JSON.parse(body ?? '{}') as Record<string, unknown>
    writes.push({ method, body: sent })
    const refusal = refuse.shift()
    return refusal ? refusal() : ourResponse({ ...stored, ...sent, _rev: stored._rev + 1 })
  })
  return writes
}

const stale = () => ourResponse({ code: 'record.stale', message: 'Changed by somebody else.', details: {} }, { status: 409 })
const gone = () => {
  throw new TypeError('the line is cut')
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(record: Bass | null) {
  const onClose = vi.fn()
  const sheet = (
    <RecordSheet
      title="Species"
      calls={speciesCalls as never}
      record={record}
      valuesOf={(one: Bass | null) => ({ name: one?.name ?? '', waterType: one?.waterType ?? 'Freshwater' })}
      draftKey="species"
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextBox form={form} path="name" />
          <ChoiceBox form={form} path="waterType" options={['Freshwater', 'Saltwater', 'Both']} />
        </>
      )}
    </RecordSheet>
  )
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queryClient}>{sheet}</QueryClientProvider>
    </MantineProvider>,
  )
  return onClose
}

const typeName = async (name: string) => {
  const box = await screen.findByLabelText(/^Name/)
  await userEvent.clear(box)
  await userEvent.type(box, name)
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('sends what was changed with the revision it began from, and closes', async () => {
  const writes = serve(bass)
  const onClose = open(bass)
  await typeName('Spotted Bass')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(writes).toEqual([{ method: 'PUT', body: { name: 'Spotted Bass', _rev: 3 } }])
})

test('what is typed while a new record is saved keeps the sheet open, and the next save changes that record', async () => {
  const answer = Promise.withResolvers<Response>()
  const writes = serve(bass, [() => answer.promise])
  const onClose = open(null)
  await typeName('Bowfin')
  await press('Save')
  await userEvent.type(screen.getByLabelText(/^Name/), ' and Gar')
  answer.resolve(ourResponse({ ...bass, name: 'Bowfin' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('data-loading')).toBeNull())
  expect(onClose).not.toHaveBeenCalled()
  await press('Save')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(writes.map(({ method, body }) => [method, body.name])).toEqual([
    ['POST', 'Bowfin'],
    ['PUT', 'Bowfin and Gar'],
  ])
})

test('somebody else saved first: both versions go together, and the second save names the newer revision', async () => {
  const writes = serve({ ...bass, _rev: 9, waterType: 'Saltwater' }, [stale])
  const onClose = open(bass)
  await typeName('Spotted Bass')
  await press('Save')
  expect(await screen.findByText('No conflicts: your changes are added to theirs.')).toBeTruthy()
  await press('Save both')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(writes.at(-1)).toEqual({ method: 'PUT', body: { name: 'Spotted Bass', _rev: 9 } })
})

test('a new record is the same one when the answer to its first save was lost', async () => {
  const writes = serve(bass, [gone, gone])
  const onClose = open(null)
  await typeName('Bowfin')
  await press('Save')
  await waitFor(() => expect(writes.length).toBeGreaterThan(0))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('data-loading')).toBeNull())
  await press('Save')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(new Set(writes.map(({ body }) => body._id)).size).toBe(1)
})

test('what this device cannot keep says that it needs internet before anybody taps, and keeps what is typed', async () => {
  const writes = serve(bass)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  open(bass)
  await userEvent.type(screen.getByLabelText(/Name/), ' of the Fork')
  expect(screen.getByText('Needs internet')).toBeTruthy()
  const save = screen.getByRole('button', { name: 'Save' })
  expect(save.matches(':disabled')).toBe(true)
  await userEvent.keyboard('{Enter}')
  expect(writes).toEqual([])
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(save.matches(':disabled')).toBe(false))
  expect(screen.queryByText('Needs internet')).toBeNull()
})

test('what this device keeps is saved without a network', async () => {
  serve(bass)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  writeLocally(speciesCalls.update, { plan: async () => ({ changes: [], answer: async () => bass }) } as never)
  open(bass)
  expect(screen.queryByText('Needs internet')).toBeNull()
  expect(screen.getByRole('button', { name: 'Save' }).matches(':disabled')).toBe(false)
})
