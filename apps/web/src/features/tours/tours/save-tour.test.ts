import { tourSettingsCalls } from '@ramplight/contract/tours/tour-settings'
import { tourCalls } from '@ramplight/contract/tours/tours'
import { expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { CallError } from '#platform/call-error.ts'
import { saveTour } from './tour-form.tsx'
import type { TourFormValues } from './tour-values.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))

const base = { name: 'Lake Fork Tour', entryFee: null, settings: {} } as unknown as TourFormValues
const values = { ...base, name: 'Lake Fork Trail', entryFee: 12_000 } as TourFormValues

test('a tour whose settings are refused goes on from the half that was saved, and has no conflict with itself', async () => {
  const asked: [unknown, number][] = []
  let isRefused = true
  vi.mocked(call).mockImplementation(async (endpoint, given) => {
    const { body } = given as { body: { _rev: number } }
    asked.push([endpoint, body._rev])
    if (endpoint === tourSettingsCalls.update && isRefused) throw CallError.offline()
    return { _rev: body._rev + 1 } as never
  })
  let typed = { values, base, seen: { tour: 4, settings: 7 } }
  const onHalf = (half: Pick<typeof typed, 'values' | 'seen'>) => {
    typed = { values, base: half.values, seen: half.seen }
  }
  await expect(saveTour('t', 's', typed, onHalf)).rejects.toMatchObject({ isOffline: true })
  expect([typed.base.name, typed.base.entryFee, typed.seen]).toEqual(['Lake Fork Trail', null, { tour: 5, settings: 7 }])
  isRefused = false
  expect((await saveTour('t', 's', typed, onHalf)).seen).toEqual({ tour: 5, settings: 8 })
  expect(asked).toEqual([
    [tourCalls.update, 4],
    [tourSettingsCalls.update, 7],
    [tourSettingsCalls.update, 7],
  ])
})
