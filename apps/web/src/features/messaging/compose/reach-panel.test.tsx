import type { MessageReach } from '@ramplight/contract/messaging/compose'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ReachPanel } from './reach-panel.tsx'

const reach = {
  ...{ people: 4, reached: 0, partsEach: 0, parts: 0, cost: null, goesAt: '2027-06-11T17:00:00.000Z', isHeldForNight: false, asSent: '' },
  unreached: [
    { _id: 'b', name: 'Finn Fletchwood', why: 'no-address' },
    { _id: 'c', name: 'Nell Moss', why: 'stopped' },
    { _id: 'a', name: 'Eli Moffatt', why: 'no-address' },
    { _id: 'd', name: 'Dee Lake', why: 'no-address' },
  ],
} as MessageReach

test('who cannot be reached is named by why, each reason once, in the order of the names', () => {
  renderUi(<ReachPanel reach={reach} isSms={false} zone={undefined} isAsking={false} />)
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'No email or phone: Dee Lake, Eli Moffatt, Finn Fletchwood',
    'Opted out: Nell Moss',
  ])
})
