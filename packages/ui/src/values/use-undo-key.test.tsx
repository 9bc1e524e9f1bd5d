import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { useUndoKey } from './use-undo-key.ts'

test('⌘Z takes back what was just done, but not while something is typed', async () => {
  const onUndo = vi.fn()
  const Station = () => {
    useUndoKey(onUndo)
    return <input aria-label="Boat" />
  }
  renderUi(<Station />)
  await userEvent.keyboard('{Meta>}z{/Meta}')
  await userEvent.type(screen.getByLabelText('Boat'), '{Control>}z{/Control}')
  expect(onUndo).toHaveBeenCalledTimes(2)
  await userEvent.type(screen.getByLabelText('Boat'), '12{Control>}z{/Control}')
  expect(onUndo).toHaveBeenCalledTimes(2)
})
