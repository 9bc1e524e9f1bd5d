import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useBookNotice } from '#platform/local/book/use-local.ts'
import { PendingSheet } from './pending-sheet.tsx'

vi.mock('#platform/local/book/use-local.ts', () => ({ useBookNotice: vi.fn(() => null) }))

const nothing = () => undefined
const openSheet = () =>
  renderUi(<PendingSheet opened onClose={nothing} onRetry={nothing} pending={[]} online alone={false} onMore={nothing} />)

test('a device on which nothing waits says that everything is on the server', () => {
  openSheet()
  expect(screen.getByText('Everything weighed here is on the server.')).toBeTruthy()
})

test('a device whose data cannot be opened does not claim that everything is on the server', () => {
  vi.mocked(useBookNotice).mockReturnValue('failed')
  openSheet()
  expect(screen.queryByText('Everything weighed here is on the server.')).toBeNull()
  expect(screen.getByText('This device’s data can’t be read right now. Bags may be waiting on it.')).toBeTruthy()
})
