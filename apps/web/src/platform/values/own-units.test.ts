import { displayWeight } from '@ramplight/domain/scoring/format-weight'
import { expect, test } from 'vitest'
import { boardIn, inOwnUnits } from './own-units.ts'

test('pounds are shown as somebody has chosen, kilograms and inches as they were weighed', () => {
  expect((['event', 'lb-oz', 'decimal-lb'] as const).map((own) => inOwnUnits('lb-oz', own))).toEqual(['lb-oz', 'lb-oz', 'decimal-lb'])
  expect((['kg', 'in'] as const).map((event) => inOwnUnits(event, 'decimal-lb'))).toEqual(['kg', 'in'])
  const board = boardIn({ tournament: { display: 'decimal-lb' as const, name: 'Fork' }, rows: [] }, 'lb-oz')
  expect(board).toEqual({ tournament: { display: 'lb-oz', name: 'Fork' }, rows: [] })
  expect([displayWeight(231_000, 'board'), displayWeight(231_000, 'decimal-lb')]).toEqual(['14-07', '14.44'])
})
