import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { Keypad } from './keypad.tsx'
import { StepperRow } from './stepper-row.tsx'

const setup = (props = {}) => {
  const keys: string[] = []
  const onSave = vi.fn()
  renderUi(<Keypad onKey={(key) => keys.push(key)} onSave={onSave} unit={{ label: 'lb│oz', name: 'Pounds to ounces' }} {...props} />)
  return { keys, onSave }
}

test('a keyboard, a number pad and a foot pedal do what the keys do', async () => {
  const { keys, onSave } = setup()
  await userEvent.keyboard('14-7{Backspace}{Enter}')
  expect(keys).toEqual(['1', '4', 'unit', '7', 'back'])
  expect(onSave).toHaveBeenCalledTimes(1)
})

test('fingers reach every key by name', async () => {
  const { keys, onSave } = setup()
  for (const name of ['1', '0', 'Pounds to ounces', 'Delete last digit']) await userEvent.click(screen.getByRole('button', { name }))
  await userEvent.click(screen.getByRole('button', { name: /Save/ }))
  expect(keys).toEqual(['1', '0', 'unit', 'back'])
  expect(onSave).toHaveBeenCalledTimes(1)
})

test('typing in a field is not typing on the keypad', async () => {
  const keys: string[] = []
  renderUi(
    <>
      <input aria-label="Boat" />
      <Keypad onKey={(key) => keys.push(key)} onSave={() => undefined} />
    </>,
  )
  await userEvent.type(screen.getByLabelText('Boat'), '12')
  expect(keys).toEqual([])
})

test('a chip, box or button that was tapped before keeps no digit for itself', async () => {
  const keys: string[] = []
  renderUi(
    <>
      <StepperRow label="Dead" value={0} max={3} onChange={() => undefined} />
      <input type="checkbox" aria-label="Paid" />
      <button type="button">Help</button>
      <Keypad onKey={(key) => keys.push(key)} onSave={() => undefined} />
    </>,
  )
  const tapped = [screen.getByRole('radio', { name: '1' }), screen.getByLabelText('Paid'), screen.getByRole('button', { name: 'Help' })]
  for (const [index, control] of tapped.entries()) {
    await userEvent.click(control)
    await userEvent.keyboard(String(index + 4))
  }
  expect(keys).toEqual(['4', '5', '6'])
})

test('SAVE waits while there is nothing to save', async () => {
  const { onSave } = setup({ saveDisabled: true })
  await userEvent.keyboard('{Enter}')
  expect(onSave).not.toHaveBeenCalled()
})

test('a wet screen does not press the same key twice; a finger that comes back later does', () => {
  // By a clock of the test's own: on a busy machine a second tap can come more than 250 ms after the first.
  let at = 1000
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => at)
  const { keys } = setup({ ghostGuardMs: 250 })
  const tap = (name: string, afterMs: number) => {
    at += afterMs
    fireEvent.click(screen.getByRole('button', { name }))
  }
  tap('8', 0)
  tap('8', 249)
  tap('9', 1)
  tap('9', 250)
  expect(keys).toEqual(['8', '9', '9'])
  clock.mockRestore()
})
