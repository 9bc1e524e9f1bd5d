import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { renderUi } from '@ramplight/ui/testing/render-ui.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { OwnMoney } from '#features/registration/own-money/index.ts'
import { TodayCard } from '#features/tournaments/angler-today/index.ts'
import { call } from '#platform/call.ts'
import { queryClient } from '#platform/query-client.ts'
import { Entered } from '../../features/registration/team-sign-up/entered.tsx'
import { EntryMoney } from './entries/entry-money.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('#platform/use-session.ts', () => ({ useSession: () => ({ user: { _id: 'lily', userType: 'Angler' } }) }))
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useSearch: () => ({}),
  Link: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
  useLocation: ({ select }: { select: (at: { hash: string }) => unknown }) => select({ hash: '' }),
}))
vi.mock('#platform/places.ts', () => ({ useBase: () => '/angler' }))

const fork = {
  ...{ _id: 'fork', name: 'Lake Fork', entryFee: 9_000, startDate: '2099-06-12', tournamentDates: ['2099-06-12'], status: 'Open' },
  ...{ timezone: 'America/Chicago', startTime: '06:00', endTime: '15:00', dayTimes: [], settings: {}, groups: [], teamEvent: true },
  ...{ bigfishpots: [], sidepots: [], landing: 'Oak Ridge', city: 'Quitman', state: 'TX' },
} as unknown as Tournament
const anglers = [
  { _id: 'lily', first_name: 'Lily', last_name: 'Reyes' },
  { _id: 'tom', first_name: 'Tom', last_name: 'Tran' },
]
const line = (account: string, amount: number, more: object = {}) => ({ account, amount, item: null, times: 0, charged: 0, ...more })
const bought = (cents: number) => line('entry-fee', -cents, { item: 'fee', times: 1, charged: 9_000 })
const boat = (more: object) =>
  ({
    ...{ _id: 'boat', tournament: 'fork', users: ['lily', 'tom'], anglers, status: 'Pending', groups: [], freeEntry: false },
    ...{ books: null, paymentLog: null, checkIns: [], partPaid: null },
    ...more,
  }) as unknown as TournamentEntry
const others = (...lines: object[]) => ({ books: { others: lines } })

const BOATS: [string, TournamentEntry, RegExp][] = [
  ['has paid nothing', boat({}), /^Your boat owes \$90\. Your half is \$45\. Pay by card by Friday, June 12, or at the ramp\.$/],
  [
    'has my half',
    boat({ partPaid: [{ user: 'lily', amount: 4_500 }], ...others(line('card', 4_500), bought(4_500)) }),
    /^You paid your half \(\$45\)\. Tom Tran owes \$45\.$/,
  ],
  ['is Paid', boat({ status: 'Paid', ...others(line('card', 9_000), bought(9_000)) }), /^Paid in full\.$/],
  [
    'got half of all back',
    boat({
      status: 'Paid',
      ...others(line('card', 9_000), bought(9_000), line('card', -4_500), line('refund', 4_500, { item: 'fee', charged: -4_500 })),
    }),
    /^Refunded \$45\. Nothing to pay\.$/,
  ],
  ['is free', boat({ freeEntry: true }), /^Free entry\. Nothing to pay\.$/],
]

let mine: TournamentEntry[] = []
const ANSWERS: [string, unknown][] = [
  ['/api/stripe/takes-cards', { takesCards: true }],
  ['/api/tournaments/{id}', fork],
  ['/api/money/receipt', { payments: [] }],
]

beforeEach(() => {
  queryClient.clear()
  vi.mocked(call).mockImplementation(((asked: { path: string }) =>
    Promise.resolve(
      asked.path.startsWith('/api/tournament-entries/') ? mine : (ANSWERS.find(([path]) => asked.path.startsWith(path))?.[1] ?? []),
    )) as never)
})

const show = (what: ReactNode) => renderUi(<QueryClientProvider client={queryClient}>{what}</QueryClientProvider>)

const SCREENS: [string, (entry: TournamentEntry) => ReactNode][] = [
  [
    'the card of the day',
    (entry) => <TodayCard event={{ entry, tournament: fork as never }} flights={[]} board={null} today="2099-06-01" />,
  ],
  ['the page of the entry', (entry) => <EntryMoney entry={entry} tournament={fork} />],
  ['the page of the tournament', () => <OwnMoney tournament={fork} />],
  ['the sign-up', (entry) => <Entered entry={entry} tournament={fork} team={undefined} />],
]

test.each(SCREENS.flatMap(([where, screenOf]) => BOATS.map(([what, entry, says]) => ({ where, what, screenOf, entry, says }))))(
  'LAW: $where of a boat that $what has the one sentence of its money, and says nothing else of it',
  async ({ screenOf, entry, says }) => {
    mine = [entry]
    show(screenOf(entry))
    await waitFor(() => expect(screen.getAllByText(says)).toHaveLength(1))
    for (const old of ['Not paid yet', 'Paid', 'You’re paid in full.', 'Free entry'])
      expect(screen.queryByText(old, { exact: true })).toBeNull()
  },
)
