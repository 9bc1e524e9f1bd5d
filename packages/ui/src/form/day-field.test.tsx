import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { DayField, parseDay } from './day-field.tsx'

test.each([
  ['6/12/2027', '2027-06-12'],
  ['06-12-27', '2027-06-12'],
  ['6.12.2027', '2027-06-12'],
  ['6/12', '2027-06-12'],
  ['1/3', '2028-01-03'],
  ['5/20', '2027-05-20'],
])('%s is %s', (typed, day) => {
  expect(parseDay(typed, '2027-05-20')).toBe(day)
})

test('what is no day is none', () => {
  for (const typed of ['', 'Saturday', '13/1/2027', '2/30/2027', '6/12/1', '6']) expect(parseDay(typed, '2027-05-20')).toBeNull()
})

function Field() {
  const [day, setDay] = useState<string | null>(null)
  return (
    <>
      <DayField label="Date" value={day} onChange={setDay} />
      <output>{day}</output>
    </>
  )
}

test('a day is typed, and today is one tap', async () => {
  renderUi(<Field />)
  await userEvent.click(screen.getByRole('button', { name: 'Today' }))
  expect(screen.getByRole('status').textContent).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  const field = screen.getByLabelText('Date')
  await userEvent.clear(field)
  await userEvent.type(field, '6/12/2027')
  await userEvent.tab()
  expect(screen.getByRole('status').textContent).toBe('2027-06-12')
})
