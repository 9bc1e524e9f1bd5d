import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { fieldsOf } from '../form/section-props.ts'
import { BONUSES, EXTRA_MONEY } from './bonus-rows.tsx'
import { PayoutMore } from './payout-more.tsx'

function show(values: Record<string, unknown>, byPlace = true) {
  const set = vi.fn()
  const form: FieldForm = { get: (path) => values[path], set, errorOf: () => undefined }
  renderUi(<PayoutMore form={form} f={fieldsOf(form)} byPlace={byPlace} />)
  return set
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }))

test('a bonus for the next place is added, needs no number of boats at first, and the last one taken out leaves no list', async () => {
  const first = { position: 1, payment: 25_000, entriesRequired: 10 }
  const set = show({ [BONUSES]: [first] })
  expect(screen.getByText('1 set')).toBeTruthy()
  await press('Add money for a place')
  expect(set).toHaveBeenLastCalledWith(BONUSES, [first, { position: 2, payment: 0, entriesRequired: null }])
  await press('Remove bonus 1')
  expect(set).toHaveBeenLastCalledWith(BONUSES, undefined)
})

test('extra money goes to the event, and money of a pot that is gone is still shown; a list of own payouts has both too', async () => {
  const gone = { parentId: 'f'.repeat(24), amount: 500 }
  const set = show({ [EXTRA_MONEY]: [gone], sidepots: [{ _id: 'a'.repeat(24), name: 'Big bass', entryFee: 1000 }] }, false)
  expect(screen.getByDisplayValue('Removed pot')).toBeTruthy()
  await press('Add extra money')
  expect(set).toHaveBeenLastCalledWith(EXTRA_MONEY, [gone, { parentId: null, amount: 0 }])
})
