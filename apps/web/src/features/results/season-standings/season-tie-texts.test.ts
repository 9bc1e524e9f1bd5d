import { expect, test } from 'vitest'
import { seasonTieTexts, type TieWords } from './season-tie-texts.ts'

const names: Record<string, string> = { ann: 'Ann Tran', bo: 'Bo Reyes', cy: 'Cy Hall' }
const words: TieWords = { nameOf: (id) => names[id]!, unit: 'lb' }
const parted = { rule: 'N9' as const, ids: ['bo', 'cy'], nearest: 'cy', place: null }

test('who is level on points is named with what parted them, and the nearest of them is compared', () => {
  expect(
    seasonTieTexts(
      [
        { ...parted, kind: 'above', by: 'total-weight', mine: 240_000, theirs: 296_000 },
        { ...parted, kind: 'below', by: 'most-wins', ids: ['ann'], place: 1, mine: 2, theirs: 1 },
        { ...parted, kind: 'above', by: 'best-finish', ids: ['ann'], mine: null, theirs: 3 },
      ],
      words,
    ),
  ).toEqual([
    'Bo Reyes and Cy Hall ahead: total weight 18-08 to 15-00.',
    'Ann Tran behind: 1st places 1 to 2.',
    'Ann Tran ahead: best finish 3rd to none.',
  ])
  expect(
    seasonTieTexts([{ ...parted, kind: 'above', by: 'total-weight', ids: ['bo'], mine: 6_804_000, theirs: 8_391_000 }], {
      ...words,
      unit: 'kg',
    }),
  ).toEqual(['Bo Reyes ahead: total weight 8.391 to 6.804.'])
})

test('a shared place says what was the same', () => {
  expect(
    seasonTieTexts(
      [
        { kind: 'shared', rule: 'N2', ids: ['bo'], compared: [] },
        { kind: 'shared', rule: 'N2', ids: ['bo'], compared: ['total-weight', 'best-finish'] },
      ],
      words,
    ),
  ).toEqual(['Tied with Bo Reyes.', 'Tied with Bo Reyes, even after total weight and best finish.'])
})
