import type { QuarantineRow } from '@ramplight/sync/types'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EditAndRetry, editableFields } from './edit-and-retry.tsx'
import { RefusedFields } from './refused-fields.tsx'

const refused = {
  tbl: 'tournament-entries',
  id: 'e12',
  kind: 'up',
  set: { boatNumber: 12, flight: 'f2', disqualifiedReason: 'No life jacket' },
} as unknown as QuarantineRow

test('what can be typed is typed again in its place; choices have their own screens', async () => {
  const onRetry = vi.fn()
  renderUi(<EditAndRetry refused={refused} saving={false} onRetry={onRetry} onCancel={() => undefined} />)
  expect(screen.queryByLabelText('Flight')).toBeNull()
  const boat = screen.getByLabelText('Boat')
  await userEvent.clear(boat)
  await userEvent.type(boat, 'fourteen')
  await userEvent.click(screen.getByRole('button', { name: 'Save and retry' }))
  expect(screen.getByText('This isn’t a number.')).toBeTruthy()
  expect(onRetry).not.toHaveBeenCalled()
  await userEvent.clear(boat)
  await userEvent.type(boat, '14{Enter}')
  expect(onRetry).toHaveBeenCalledExactlyOnceWith({ boatNumber: 14, disqualifiedReason: 'No life jacket' })
})

test('a deletion has nothing to type', () => {
  expect(editableFields({ ...refused, kind: 'del' })).toEqual([])
})

test('what was entered stands beside what the server has; what was deleted is said so', () => {
  const fields = [{ path: 'boatNumber', label: 'Boat', typed: '12', server: '4' }]
  const { rerender } = renderUi(<RefusedFields fields={fields} isGone={false} />)
  expect(screen.getByRole('row', { name: 'Boat 12 4' })).toBeTruthy()
  rerender(<RefusedFields fields={fields} isGone />)
  expect(screen.getByRole('row', { name: 'Boat 12 Deleted' })).toBeTruthy()
  rerender(<RefusedFields fields={[{ ...fields[0]!, server: null }]} isGone={false} />)
  expect(screen.queryByText('The server has')).toBeNull()
})
