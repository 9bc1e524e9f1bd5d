import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DuplicateFieldPicker } from '../form/duplicate-field-picker.tsx'
import { UnsentMark } from '../parts/unsent-mark.tsx'
import { NeedsInternet } from '../states/needs-internet.tsx'
import { renderUi } from '../testing/render-ui.tsx'
import { SyncPill, type SyncState } from './sync-pill.tsx'

test.each<[SyncState, string]>([
  [{ kind: 'live' }, 'Live'],
  [{ kind: 'saving' }, 'Saving…'],
  [{ kind: 'pending', count: 4 }, '4 on this device'],
  [{ kind: 'offline' }, 'Offline. All changes are saved here'],
  [{ kind: 'offline', count: 4 }, 'Offline. All changes are saved here · 4'],
  [{ kind: 'needs-you', count: 1 }, '1 needs you'],
  [{ kind: 'needs-you', count: 2 }, '2 need you'],
])('the pill says %o in the words of the one vocabulary, and opens', async (state, words) => {
  const onClick = vi.fn()
  renderUi(<SyncPill state={state} onClick={onClick} />)
  await userEvent.click(screen.getByRole('button', { name: words }))
  expect(onClick).toHaveBeenCalled()
})

test('what was said of saving is not read out at each save, what waits is', () => {
  const { rerender } = renderUi(<SyncPill state={{ kind: 'saving' }} />)
  expect(screen.getByRole('status').textContent).toBe('')
  rerender(<SyncPill state={{ kind: 'pending', count: 2 }} />)
  expect(screen.getByRole('status').textContent).toBe('2 on this device')
})

test('the small cloud says where the row is', () => {
  renderUi(<UnsentMark />)
  expect(screen.getByTitle('Saved on this device').textContent).toBe('Saved on this device')
})

test('what needs internet stays in its place, rests, and says why', async () => {
  const onClick = vi.fn()
  const controls = (
    <button type="button" onClick={onClick}>
      Send messages
    </button>
  )
  const { rerender } = renderUi(<NeedsInternet offline>{controls}</NeedsInternet>)
  await userEvent.click(screen.getByRole('button', { name: 'Send messages' }))
  expect(onClick).not.toHaveBeenCalled()
  expect(screen.getByText('Needs internet')).toBeTruthy()
  rerender(<NeedsInternet offline={false}>{controls}</NeedsInternet>)
  await userEvent.click(screen.getByRole('button', { name: 'Send messages' }))
  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.queryByText('Needs internet')).toBeNull()
})

const fields = [
  { key: 'boatNumber', label: 'Boat number', left: { text: '12', by: 'You, 3:12 PM' }, right: { text: '14', by: 'Ana Delgado, 3:10 PM' } },
  { key: 'flight', label: 'Flight', left: { text: 'Flight 1' }, right: { text: 'Flight 2' } },
]

test('nothing is chosen for the director: each field is picked, then it can be saved', async () => {
  const onDone = vi.fn()
  renderUi(<DuplicateFieldPicker fields={fields} leftName="Yours" rightName="Theirs" doneLabel="Save choices" onDone={onDone} />)
  const save = screen.getByRole('button', { name: 'Save choices' })
  expect(save.hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('2 fields to choose')).toBeTruthy()
  await userEvent.click(
    within(screen.getByRole('radiogroup', { name: 'Boat number' })).getByRole('radio', { name: 'Theirs: 14, Ana Delgado, 3:10 PM' }),
  )
  expect(screen.getByText('1 field to choose')).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Yours: Flight 1' }))
  await userEvent.click(save)
  expect(onDone).toHaveBeenCalledExactlyOnceWith({ boatNumber: 'right', flight: 'left' })
})

test('one side can be taken for all', async () => {
  const onDone = vi.fn()
  renderUi(<DuplicateFieldPicker fields={fields} leftName="Yours" rightName="Theirs" doneLabel="Save choices" onDone={onDone} />)
  await userEvent.click(screen.getByRole('button', { name: 'Use left for all' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save choices' }))
  expect(onDone).toHaveBeenCalledWith({ boatNumber: 'left', flight: 'left' })
})
