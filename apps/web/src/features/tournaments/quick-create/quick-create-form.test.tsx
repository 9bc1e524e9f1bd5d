import { tournamentCalls } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import type { Landing } from '../tournaments/landings.ts'
import { createBody, emptyQuickCreate, fillIn, NEW_RAMP, type QuickCreateValues } from './quick-create.values.ts'
import { QuickCreateForm } from './quick-create-form.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const quitman = { zip: '75783', city: 'Quitman', state: 'TX' }
const dallas = ['75201', '75202'].map((zip) => ({ zip, city: 'Dallas', state: 'TX' }))
const sources = { landings: [], defaults: undefined, suggestedName: () => 'Opener' }
let body: ReturnType<typeof createBody>

beforeEach(() => {
  queryClient.clear()
  vi.mocked(call).mockImplementation((async (endpoint: unknown, given: { body: { zip?: string; city?: string } }) => {
    if (endpoint !== tournamentCalls.addressSearch) return null
    return given.body.city === 'Dallas' ? dallas : [quitman]
  }) as never)
})

const pine = { key: 'pine', location: 'Pine Fork', landing: 'Pine Landing' } as Landing

function Form({ landings = [] }: { landings?: Landing[] }) {
  const [values, setValues] = useState<QuickCreateValues>({ ...emptyQuickCreate, tour: 't1', ramp: NEW_RAMP })
  const filled = fillIn(values, { ...sources, landings })
  body = createBody('id', filled)
  return (
    <QueryClientProvider client={queryClient}>
      <QuickCreateForm
        values={values}
        filled={filled}
        onChange={(part) => setValues((before) => ({ ...before, ...part }))}
        tours={[]}
        landings={landings}
        fromTour={['$100 per team']}
        tourFee={{ amount: 10_000, per: 'team' }}
        today="2027-06-01"
        creating={false}
        onCreate={() => undefined}
      />
    </QueryClientProvider>
  )
}

test('the fee of this event is set here, and the tour keeps its own', async () => {
  renderUi(<Form />)
  expect(body).not.toHaveProperty('entryFee')
  await userEvent.click(screen.getByRole('button', { name: 'Use a different fee for this event' }))
  expect(screen.getByText('Only for this event. The tour’s fee stays $100.00.')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Entry fee of this event, per team'), '80')
  expect(body.entryFee).toBe(8_000)
})

test('a ZIP code fills city and state of a new ramp, and its name stands for the street', async () => {
  renderUi(<Form />)
  await userEvent.type(screen.getByLabelText(/^Landing/), 'Minnow Bucket')
  await userEvent.type(screen.getByLabelText(/^Zip/), '75783')
  await waitFor(() => expect(body).toMatchObject({ ...quitman, landing: 'Minnow Bucket', street: 'Minnow Bucket' }))
})

test('a city with several ZIP codes offers them', async () => {
  renderUi(<Form />)
  await userEvent.type(screen.getByLabelText(/^City/), 'Dallas')
  await userEvent.type(screen.getByLabelText(/^State/), 'TX')
  await userEvent.click(await screen.findByRole('button', { name: '75202' }))
  expect(body.zip).toBe('75202')
})

test('while a new ramp is written, the ramps of before stay one tap away', async () => {
  renderUi(<Form landings={[pine]} />)
  await userEvent.click(screen.getByRole('button', { name: 'Pine Landing' }))
  expect(screen.queryByLabelText(/^Landing/)).toBeNull()
})
