import type { AdjustLine, AdjustType } from '@ramplight/domain/scoring/types'
import { changeLanguage } from '@ramplight/ui/language/texts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { startBag } from '#features/weigh-in/bag/index.ts'
import { BagSum } from './bag-sum.tsx'
import type { BagPreview } from './use-bag-preview.ts'

afterEach(async () => {
  cleanup()
  await changeLanguage('en')
})

const line = (type: AdjustType, message: string): AdjustLine => ({ type, weight: 4_000, message }) as AdjustLine
const ALL: Record<AdjustType, AdjustLine> = {
  'Late Arrival': line('Late Arrival', 'being 5 minutes late'),
  'Dead Fish': line('Dead Fish', '1 dead fish'),
  'Short Fish': line('Short Fish', '2 short fish'),
  'Lost Fish': line('Lost Fish', '1 lost fish (1 over the limit)'),
  'Lost Day': line('Lost Day', 'Day disqualified for 3 dead fish. All weight for the day removed.'),
  Manual: line('Manual', 'manual penalty'),
  Disqualified: line('Disqualified', 'DISQUALIFIED for being 20 minutes late. All weight removed.'),
  'Live Fish': line('Live Fish', '5 live fish'),
}
const shown = () => {
  const { 'Live Fish': live, ...penalties } = ALL
  const preview = {
    values: { weight: 160_000 },
    scored: { weight: 160_000, adjustedWeight: 140_000, penaltyLog: Object.values(penalties), bonusLog: [live], disqualified: false },
    deadBigFish: 0,
    before: null,
    place: { position: 1, tied: false, points: null, disqualified: false, carried: 0, total: 140_000, lead: null },
    guards: [],
  } as unknown as BagPreview
  render(<BagSum bag={startBag({ unit: 'lb-oz', fishLimit: 5, minutesLate: 0 })} preview={preview} isMultiDay={false} />)
  return document.body.textContent
}

test('the scale says in English what is taken and added', () => {
  expect(shown()).toContain('0-04 for 1 dead fish')
  expect(screen.getByText('0-04 for being 5 minutes late')).toBeDefined()
})

test('in Spanish the scale has no English word of the log, whatever is taken or added', async () => {
  await changeLanguage('es')
  const text = shown()
  expect(text).toContain('0-04 por 1 pez muerto')
  expect(text).toContain('0-04 por llegar 5 minutos tarde')
  expect(text).not.toMatch(
    new RegExp(
      [...Object.keys(ALL).filter((type) => type !== 'Manual'), 'fish', 'late', 'penalty', 'removed', 'pound', 'ounce'].join('|'),
      'i',
    ),
  )
})
