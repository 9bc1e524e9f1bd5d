import { TextInput } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useUnsavedGuard } from '../form/unsaved-guard.ts'
import { renderUi } from '../testing/render-ui.tsx'
import { modKey } from '../values/mod-key.ts'
import { SideSheet } from './side-sheet.tsx'

const onClose = vi.fn()

function Note() {
  const [text, setText] = useState('')
  useUnsavedGuard(text !== '')
  return <TextInput label="Note" value={text} onChange={(event) => setText(event.currentTarget.value)} />
}
/** A page whose own form is changed, and a sheet over it. */
function PageWithSheet() {
  useUnsavedGuard(true)
  const [opened, setOpened] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <SideSheet opened={opened} onClose={onClose} title="A note">
        <Note />
      </SideSheet>
    </>
  )
}

test('Esc asks before what was typed in a sheet is thrown away, and only then', async () => {
  renderUi(<PageWithSheet />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const note = await screen.findByLabelText('Note')
  await userEvent.type(note, '{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)

  await userEvent.type(note, 'no boat 13{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
  expect(onClose).toHaveBeenCalledTimes(1)

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Stay' })).toBeNull())
  await userEvent.type(note, '{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2))
})

test('key hints are those of the system', () => {
  expect(['MacIntel', 'iPhone', 'Win32', 'Linux x86_64'].map(modKey)).toEqual(['⌘', '⌘', 'Ctrl+', 'Ctrl+'])
})

test('a sheet that is a form starts in its first field; one that shows something does not open the keyboard of a phone', async () => {
  const { unmount } = renderUi(
    <SideSheet opened onClose={onClose} title="Species">
      <form>
        <TextInput label="Name" />
        <TextInput label="Family" />
      </form>
    </SideSheet>,
  )
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  unmount()
  renderUi(
    <SideSheet opened onClose={onClose} title="Boat 12">
      <p>Ray Hall</p>
      <TextInput label="Boat number" />
    </SideSheet>,
  )
  await screen.findByLabelText('Boat number')
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(document.activeElement).not.toBe(screen.getByLabelText('Boat number'))
})
