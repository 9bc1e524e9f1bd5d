import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { WeightBox } from './bound-fields.tsx'
import { getAt, setAt } from './paths.ts'

/** A penalty of a tournament that writes its weights this way. */
function Penalty({ display }: { display: 'lb-oz' | 'decimal-lb' }) {
  const [values, setValues] = useState<object>({})
  const form = {
    get: (path: string) => getAt(values, path),
    set: (path: string, value: unknown) => setValues(setAt(values, path, value)),
    errorOf: () => null,
  }
  return <WeightBox form={form} path="penalty" label="Penalty" display={display} />
}
const field = () => screen.getByLabelText<HTMLInputElement>('Penalty')

test('half a pound typed as a decimal is offered in pounds and ounces, and taken with one tap', async () => {
  renderUi(<Penalty display="lb-oz" />)
  await userEvent.type(field(), '0.5')
  await userEvent.tab()
  expect(screen.getByText(/0\.5 lb is 0-08/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use 0-08' }))
  expect(field().value).toBe('0-08')
  expect(screen.queryByText(/0\.5 lb/)).toBeNull()
})

test('where weights are decimals, a decimal is a weight', async () => {
  renderUi(<Penalty display="decimal-lb" />)
  await userEvent.type(field(), '0.5')
  await userEvent.tab()
  expect(field().value).toBe('0.50')
})

test('what cannot be guessed is told with an example', async () => {
  renderUi(<Penalty display="lb-oz" />)
  await userEvent.type(field(), '1-17')
  await userEvent.tab()
  expect(screen.getByText('Enter a weight, such as 1-08')).toBeTruthy()
})
