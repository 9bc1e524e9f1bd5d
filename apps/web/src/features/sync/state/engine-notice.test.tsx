import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EngineNotice } from './engine-notice.tsx'
import { updateNow } from './update-now.ts'

vi.mock('./update-now.ts', () => ({ updateNow: vi.fn(() => new Promise(() => {})) }))

test('Update now fetches the new version, once', async () => {
  renderUi(<EngineNotice phase="upgrade-needed" unsent={2} />)
  expect(screen.getByText(/^Update Ramplight to send 2 changes\./)).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Update now' })
  await userEvent.click(button)
  expect(updateNow).toHaveBeenCalledTimes(1)
  expect(button.hasAttribute('data-loading')).toBe(true)
})
