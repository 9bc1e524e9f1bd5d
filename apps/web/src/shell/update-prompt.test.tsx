import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useOffer } from './update-prompt.tsx'
import './update-actions.tsx'

function Typing({ onCancel }: { onCancel: () => void }) {
  useOffer(true, onCancel)
  return <input aria-label="Boat" />
}

test('the offer of a new version leaves the focus where somebody types', async () => {
  const cancelled = vi.fn()
  renderUi(<Typing onCancel={cancelled} />)
  screen.getByLabelText('Boat').focus()
  await screen.findByText('Ramplight has an updated version available. Would you like to update?')
  await screen.findByRole('button', { name: 'Download Now' })
  expect(document.activeElement).toBe(screen.getByLabelText('Boat'))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(cancelled).toHaveBeenCalledTimes(1))
})
