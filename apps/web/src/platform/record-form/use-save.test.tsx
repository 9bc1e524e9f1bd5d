import { speciesCalls } from '@ramplight/contract/tournaments/species'
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { withQueries } from '../testing/with-queries.tsx'
import { declaredBy } from './declared.tsx'
import { useRecordForm } from './use-record-form.ts'
import { useSave } from './use-save.tsx'

const declared = declaredBy(speciesCalls.update)
type Bass = { name: string; notes: string }
type Stored = { values: Bass; seen: number }

beforeEach(() => localStorage.clear())

test('what is typed while a save is on its way stays, over what is stored now', async () => {
  const sent = Promise.withResolvers<Stored>()
  const { result } = renderHook(() => {
    const form = useRecordForm<Bass, number>({ key: 'bass', stored: { name: 'Bass', notes: '' }, rev: 1, declared })
    return { form, save: useSave<Bass, number, Stored>({ form, send: () => sent.promise, read: (stored) => stored }) }
  }, withQueries)
  act(() => result.current.form.set('name', 'bluegill'))
  act(() => result.current.save.submit())
  await vi.waitFor(() => expect(result.current.save.saving).toBe(true))
  act(() => result.current.form.set('notes', 'in the shallows'))
  await act(async () => sent.resolve({ values: { name: 'Bluegill', notes: '' }, seen: 2 }))
  await vi.waitFor(() => expect(result.current.save.saving).toBe(false))
  expect(result.current.form).toMatchObject({ seen: 2, changes: 1, values: { name: 'Bluegill', notes: 'in the shallows' } })
})
