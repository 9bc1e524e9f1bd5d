import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { declaredBy } from './declared.tsx'
import { useRecordForm } from './use-record-form.ts'

const declared = declaredBy(speciesCalls.update)
const aForm = (rev: number, name = 'Bass') =>
  renderHook(
    (stored: { name: string; rev: number }) =>
      useRecordForm({ key: 'species-1', stored: { name: stored.name }, rev: stored.rev, declared }),
    {
      initialProps: { name, rev },
    },
  )

test('a newer revision that says the same in these fields is what typing goes on from; another one waits for the save', () => {
  const { result, rerender } = aForm(1)
  act(() => result.current.set('name', 'Bluegill'))
  rerender({ name: 'Bass', rev: 2 })
  expect([result.current.seen, result.current.values.name, result.current.changes]).toEqual([2, 'Bluegill', 1])
  rerender({ name: 'Crappie', rev: 3 })
  expect([result.current.seen, result.current.base.name, result.current.values.name]).toEqual([2, 'Bass', 'Bluegill'])
})
