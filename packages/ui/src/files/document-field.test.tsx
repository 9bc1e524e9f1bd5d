import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { DocumentField } from './document-field.tsx'

const paper = new File(['%PDF-1.7'], 'waiver.pdf', { type: 'application/pdf' })
const field = (props: Partial<Parameters<typeof DocumentField>[0]>) => (
  <DocumentField label="Submit" isOffline={false} onSend={async () => {}} wordsOf={(error) => (error as Error).message} {...props} />
)
const choose = (file: File) => fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } })

test('a paper chosen without a signal is kept, said to wait, and sent once when there is one', async () => {
  const onSend = vi.fn(async () => {})
  const { rerender } = renderUi(field({ isOffline: true, onSend }))
  choose(paper)
  expect(screen.getByRole('status').textContent).toContain('Needs internet.')
  expect(screen.getByText('waiver.pdf')).toBeTruthy()
  expect(onSend).not.toHaveBeenCalled()
  rerender(field({ isOffline: false, onSend }))
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(screen.queryByText('waiver.pdf')).toBeNull())
})

test('a refusal stands at the field, and the very same file goes out again', async () => {
  const onSend = vi.fn().mockRejectedValueOnce(new Error('No room.')).mockResolvedValueOnce(undefined)
  renderUi(field({ onSend }))
  choose(paper)
  expect((await screen.findAllByText('No room.')).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(onSend).toHaveBeenCalledTimes(2))
  expect(onSend.mock.calls[1]![0]).toBe(onSend.mock.calls[0]![0])
})

test('a hundred megabytes are not even begun', () => {
  const onSend = vi.fn(async () => {})
  renderUi(field({ onSend }))
  const large = new File(['x'], 'large.pdf', { type: 'application/pdf' })
  Object.defineProperty(large, 'size', { value: 100_000_000 })
  choose(large)
  expect(screen.getByText(/too large/)).toBeTruthy()
  expect(onSend).not.toHaveBeenCalled()
})
