import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { removeFromDevice } from '#features/offline-data/index.ts'
import { ResetAccountPage } from './reset-account.page.tsx'

vi.mock('#features/offline-data/index.ts', () => ({ offerToSend: vi.fn(), removeFromDevice: vi.fn() }))
vi.mock('#platform/last-user.ts', () => ({ lastUser: () => 'ana' }))
vi.mock('#platform/borrowed.ts', () => ({ isBorrowedBy: () => false }))

const button = () => screen.getByRole('button', { name: /Reset My Account/ })

async function hold() {
  vi.useFakeTimers()
  fireEvent.pointerDown(button())
  await act(() => vi.advanceTimersByTimeAsync(1000))
  fireEvent.pointerUp(document.body)
  vi.useRealTimers()
}

test('what could not be removed is said, and the button works again', async () => {
  vi.mocked(removeFromDevice).mockRejectedValueOnce(new Error('The database is open elsewhere.')).mockResolvedValue({ parked: 0 })
  renderUi(<ResetAccountPage />)
  await hold()
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Your data is still on this device\./)
  await hold()
  expect(await screen.findByText('This device has forgotten your account.')).toBeTruthy()
})
