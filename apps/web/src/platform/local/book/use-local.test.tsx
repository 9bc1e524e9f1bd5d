import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Book } from './book.ts'
import { openBook } from './local-gate.ts'
import { useLocal } from './use-local.ts'

vi.mock('./local-gate.ts', { spy: true })

test('what was read of one tournament is not shown for another; the same asked anew stays', async () => {
  const reads = new Map<string, (value: string) => void>()
  const live = (_: () => Promise<string>, told: (value: string) => void) => {
    reads.set(asking, told)
    return () => {}
  }
  let asking = 'Fork'
  vi.mocked(openBook).mockReturnValue({ live } as unknown as Book)
  const ask = async () => ''
  const { result, rerender } = renderHook(({ name }) => useLocal(ask, { name }, 'unknown'), { initialProps: { name: 'Fork' } })
  act(() => reads.get('Fork')!('12 bags'))
  expect(result.current).toBe('12 bags')
  rerender({ name: 'Fork' })
  expect(result.current).toBe('12 bags')
  asking = 'Rayburn'
  rerender({ name: 'Rayburn' })
  expect(result.current).toBe('unknown')
  act(() => reads.get('Rayburn')!('3 bags'))
  expect(result.current).toBe('3 bags')
})
