import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { AppThemeProvider } from '@ramplight/ui/theme/app-theme-provider.tsx'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { callServer } from './call-server.ts'
import { askForProofBy } from './proof.ts'
import { proveAgain } from './prove-again.tsx'
import { ourResponse } from './testing/our-response.ts'

const stale = { message: 'Enter your password again before you change this.', code: 'session.stale', requestId: 'r' }
let isFresh = false
const asked: string[] = []

beforeEach(() => {
  isFresh = false
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    asked.push(address)
    if (!address.endsWith('/prove')) return isFresh ? ourResponse({ ok: true }) : ourResponse(stale, { status: 403 })
    isFresh = JSON.parse(String(body)).password === 'Crankbait=Deep7'
    return ourResponse(isFresh ? { status: true } : { status: false, error: 'Incorrect password.' })
  })
  askForProofBy(proveAgain)
  render(<AppThemeProvider env="test">{null}</AppThemeProvider>)
})
const save = () => callServer(speciesCalls.remove, { params: { id: '65f1c0ffee65f1c0ffee0001' } })
const field = () => screen.findByLabelText('Your password')

test('a save that needs a proof asks for the password, once for all that wait, and goes out again', async () => {
  const saves = Promise.all([save(), save()])
  await userEvent.type(await field(), 'wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('Incorrect password.')
  await userEvent.clear(await field())
  await userEvent.type(await field(), 'Crankbait=Deep7{Enter}')
  expect(await saves).toEqual([{ ok: true }, { ok: true }])
  expect(asked.filter((address) => address.endsWith('/prove'))).toHaveLength(2)
})

test('whoever cancels is told what the server said, and nothing was sent again', async () => {
  const told = save().catch((error: Error) => error.message)
  await field()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await told).toBe(stale.message)
  expect(asked).toHaveLength(1)
})
