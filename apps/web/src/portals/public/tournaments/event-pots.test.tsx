import type { EventSummary } from '@ramplight/contract/results/tournament-results'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EventPots } from './event-pots.tsx'

const event = {
  ...{ groups: [], sidepots: [], settings: {} },
  bigfishpots: [{ _id: 'big', name: 'Big fish', entryFee: 1_000, isActive: true }],
} as unknown as Tournament
const summary = { state: 'weighing', pots: [{ pot: 'big', times: 49, size: 49_000 }], won: [] } as unknown as EventSummary

test.each<[string, Partial<Tournament>, Partial<EventSummary>, string]>([
  ['takes in money', {}, {}, '49 in · $490 so far'],
  ['is official', {}, { state: 'official' }, '49 in · $490'],
  ['was canceled', { cancelled: true }, {}, '49 in · $490'],
])('what a pot holds while the event %s', (_, ofEvent, ofSummary, words) => {
  renderUi(<EventPots tournament={{ ...event, ...ofEvent }} summary={{ ...summary, ...ofSummary }} />)
  expect(screen.getByText(words)).toBeTruthy()
})
