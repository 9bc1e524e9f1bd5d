import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StationData } from '../frame/use-station-data.ts'
import { LineBoard } from './line-board.tsx'

const at = (clock: string) => `2027-06-12T20:${clock}:00.000Z`
/** `since`: when it came into the line. It was changed last in the order of the boats' numbers. */
const boat = (boatNumber: number, since: string | null) =>
  ({
    _id: `b${boatNumber}`,
    boatNumber,
    anglers: [{ first_name: 'Jo', last_name: `Reyes${boatNumber}` }],
    updatedAt: at(String(10 + boatNumber)),
    bump: since && { day: 0, totalFish: 5, deadFishCount: boatNumber === 4 ? 1 : 0, at: at(since) },
  }) as unknown as TournamentEntry
const ramp = (entries: TournamentEntry[], weighed: string[] = []) =>
  ({
    tournament: { _id: 'fork', settings: {}, setupOptions: {}, tournamentDates: ['2027-06-12'] } as unknown as Tournament,
    entries,
    counted: weighed.map((entry) => ({ entry, day: 0 })),
  }) as unknown as StationData

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(at('20')) }))
afterEach(() => vi.useRealTimers())

const calledNow = () =>
  within(screen.getAllByRole('list')[0]!)
    .getAllByRole('listitem')
    .map((row) => row.textContent)

test('three come to the scale in the order in which they came to the line, whatever was changed since; who is weighed leaves', () => {
  const boats = [boat(1, '09'), boat(2, null), boat(3, '05'), boat(4, '01'), boat(5, '07'), boat(6, '08')]
  const board = renderUi(<LineBoard data={ramp(boats)} day={0} />)
  expect(calledNow()).toEqual([
    expect.stringMatching(/^4.*19 minutes in line · 5 fish · 1 dead$/),
    expect.stringMatching(/^3.*15 minutes in line · 5 fish$/),
    expect.stringMatching(/^5.*13 minutes in line/),
  ])
  expect(screen.getByText('0 of 6 boats weighed')).toBeDefined()
  board.rerender(<LineBoard data={ramp(boats, ['b4'])} day={0} />)
  expect(calledNow().map((row) => row?.[0])).toEqual(['3', '5', '6'])
  board.rerender(<LineBoard data={ramp(boats, ['b1', 'b3', 'b4', 'b5', 'b6'])} day={0} />)
  expect(screen.getByText('No one is in line.')).toBeDefined()
})
