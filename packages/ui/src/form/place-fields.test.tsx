import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { PlaceFields, severalNumbers, sumOfPercents } from './place-fields.tsx'

const nameOf = (index: number) => ['1st', '2nd', '3rd'][index] ?? `${index + 1}th`

function Table({ start }: { start: number[] }) {
  const [values, setValues] = useState(start)
  return (
    <>
      <PlaceFields label="Places" values={values} onChange={setValues} nameOf={nameOf} />
      <output>{values.join(' ')}</output>
    </>
  )
}
const now = () => screen.getByRole('status').textContent

test('each place has a field of its own, and the sum says whether all is given out', async () => {
  renderUi(<Table start={[60, 40]} />)
  expect(screen.getByText('adds up to 100%')).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('2nd'))
  await userEvent.type(screen.getByLabelText('2nd'), '25')
  expect(now()).toBe('60 25')
  expect(screen.getByText('adds up to 85%, not 100%')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Add 3rd place' }))
  await userEvent.type(screen.getByLabelText('3rd'), '15')
  expect(now()).toBe('60 25 15')
  await userEvent.click(screen.getByRole('button', { name: 'Remove 3rd' }))
  expect(now()).toBe('60 25')
})

test('a list from a rule book is pasted as it is', async () => {
  renderUi(<Table start={[100]} />)
  await userEvent.click(screen.getByLabelText('1st'))
  await userEvent.paste('50%, 30%, 20%')
  expect(now()).toBe('50 30 20')
})

test('a list is several numbers, and thirds add up', () => {
  expect([severalNumbers('50'), severalNumbers('50 300'), severalNumbers('none')]).toEqual([null, null, null])
  expect(sumOfPercents([33.4, 33.3, 33.3])).toBe(100)
})
