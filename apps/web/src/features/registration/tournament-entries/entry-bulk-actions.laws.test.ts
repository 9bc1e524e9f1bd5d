import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tournamentEntryCalls as calls, type TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { checkIn } from './check-in.ts'
import { changeEach } from './entry-actions.ts'
import { entryBulkActions } from './entry-bulk-actions.ts'
import { askHowPaid, type Payment } from './pay-sheet.tsx'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('./pay-sheet.tsx', () => ({ askHowPaid: vi.fn() }))
vi.mock('@ramplight/ui/dialogs/confirm.tsx', () => ({ confirm: vi.fn() }))

const tournament = { entryFee: 10_000, settings: {}, bigfishpots: [], sidepots: [] } as unknown as Tournament
const trash = new Map<string, TournamentEntry>()
let book = new Map<string, TournamentEntry>()
vi.mock('#platform/local/store/local-db.ts', () => ({
  engineTable: () => ({ bulkGet: async (keys: [string, string][]) => keys.map(([tbl, id]) => ({ tbl, id, at: 'now', why: 'deleted' })) }),
}))
vi.mock('#platform/local/book/local-gate.ts', async (original) => ({
  ...(await original<object>()),
  openBook: () => ({
    db: {},
    local: {
      now: () => new Date(),
      engine: { bringBack: async ({ id }: { id: string }) => void book.set(id, trash.get(id)!), syncNow: async () => {} },
    },
  }),
}))

/** The tournament as it is kept, whoever keeps it. */
vi.mocked(call).mockImplementation((async (endpoint: unknown, { params, body }: { params?: { id: string }; body: never }) => {
  if (endpoint === calls.search) return [...book.values()]
  if (endpoint === calls.bulkDelete) {
    for (const id of (body as { ids: string[] }).ids) {
      trash.set(id, book.get(id)!)
      book.delete(id)
    }
    return { results: (body as { ids: string[] }).ids.map((_id) => ({ _id, ok: true })) }
  }
  const changes =
    endpoint === calls.update ? [{ ...(body as object), _id: params!.id }] : (body as (Partial<TournamentEntry> & { _id: string })[])
  for (const change of changes) book.set(change._id, { ...book.get(change._id)!, ...change })
  return endpoint === calls.update ? book.get(params!.id) : { results: changes.map(({ _id }) => ({ _id, ok: true })) }
}) as never)

beforeEach(() => vi.mocked(confirm).mockResolvedValue(true))

const boat = fc.record({
  checkedInAt: fc.constantFrom(null, '2027-06-12T10:00:00.000Z'),
  status: fc.constantFrom('Pending' as const, 'Paid' as const),
  freeEntry: fc.boolean(),
  paidWith: fc.constant(null),
  flight: fc.constantFrom(null, 'f1', 'f2'),
})
const field = fc
  .array(boat, { minLength: 1, maxLength: 5 })
  .map((boats) =>
    boats.map(
      (one, index) => ({ _id: `e${index}`, boatNumber: index + 1, anglers: [], users: ['u'], ...one }) as unknown as TournamentEntry,
    ),
  )

const toSecondFlight = {
  label: 'Assign boats to flights',
  run: async (rows: readonly TournamentEntry[]) => {
    await changeEach(
      rows,
      rows.map(({ _id }) => ({ _id, flight: 'f2' })),
      () => 'Spread.',
    )
    return true
  },
}

test.each([...entryBulkActions(tournament, true), toSecondFlight])(
  'LAW: "$label" of many boats can be taken back, and then all is as it was',
  async ({ run }) => {
    await fc.assert(
      fc.asyncProperty(
        field,
        fc.constantFrom({ method: 'cash' as const }, { method: 'check' as const, note: '1042' }),
        async (rows, payment) => {
          book = new Map(rows.map((row) => [row._id, row]))
          vi.mocked(askHowPaid).mockResolvedValue(payment)
          const said = [vi.spyOn(notify, 'success').mockReturnValue(''), vi.spyOn(notify, 'stealth').mockReturnValue('')]
          expect(await run(rows)).toBe(true)
          const undo = said.flatMap(({ mock }) => mock.calls).findLast(([, options]) => options?.undo)?.[1]?.undo
          for (const one of said) one.mockClear()
          undo!.onUndo()
          await vi.waitFor(() => expect([...book.values()].sort((a, b) => (a._id < b._id ? -1 : 1))).toEqual(rows))
        },
      ),
      { numRuns: 20 },
    )
  },
)

test('what somebody has changed in the meantime is not taken back with the rest', async () => {
  const rows = [1, 2].map(
    (boatNumber) => ({ _id: `e${boatNumber}`, boatNumber, status: 'Pending', flight: null }) as unknown as TournamentEntry,
  )
  book = new Map(rows.map((row) => [row._id, row]))
  const success = vi.spyOn(notify, 'success').mockReturnValue('')
  const warning = vi.spyOn(notify, 'warning').mockReturnValue('')
  await toSecondFlight.run(rows)
  book.set('e2', { ...book.get('e2')!, flight: 'f3' })
  success.mock.calls.at(-1)![1]!.undo!.onUndo()
  await vi.waitFor(() => expect([...book.values()].map(({ flight }) => flight)).toEqual([null, 'f3']))
  expect(warning).toHaveBeenCalledWith('1 boat changed in the meantime and was left as is.')
})

test('a boat that owes is not checked in by one tap: the money is taken, or it is said that it comes later', async () => {
  const debtor = {
    _id: 'e1',
    boatNumber: 12,
    anglers: [],
    users: ['u'],
    status: 'Pending',
    freeEntry: false,
    checkedInAt: null,
  } as unknown as TournamentEntry
  const after = async (answer: Payment | null) => {
    book = new Map([['e1', debtor]])
    vi.mocked(askHowPaid).mockClear().mockResolvedValue(answer)
    vi.spyOn(notify, 'stealth').mockReturnValue('')
    await checkIn(debtor, tournament)
    const { checkedInAt, status, freeEntry, paidWith } = book.get('e1')!
    return [checkedInAt !== null, freeEntry ? 'free' : status, paidWith]
  }
  const check = { method: 'check', note: '1042' } as const
  const free = { method: 'free', note: 'guest of the sponsor' } as const
  expect(await after(null)).toEqual([false, 'Pending', undefined])
  expect(await after('later')).toEqual([true, 'Pending', undefined])
  expect(await after(check)).toEqual([true, 'Paid', check])
  expect(await after(free)).toEqual([true, 'free', free])
  expect(vi.mocked(askHowPaid).mock.calls[0]![0]).toMatchObject({ title: expect.stringContaining('owes $100'), due: 10_000, mayWait: true })
})

test('a boat that has paid is checked in by one tap', async () => {
  const paid = {
    _id: 'e1',
    boatNumber: 12,
    anglers: [],
    users: ['u'],
    status: 'Paid',
    freeEntry: false,
    checkedInAt: null,
  } as unknown as TournamentEntry
  book = new Map([['e1', paid]])
  vi.mocked(askHowPaid).mockClear()
  await checkIn(paid, tournament)
  expect(askHowPaid).not.toHaveBeenCalled()
  expect(book.get('e1')!.checkedInAt).not.toBeNull()
})

/** Writes about many entries at once, each in a file that offers the way back. */
const WITH_A_WAY_BACK = ['entry-actions.ts', 'delete-entries.ts', 'use-draw.ts', 'undo-import.ts', 'tournament-entries.writes.ts']
/** Only adds boats, and asks before it does, with their number; each can be deleted as any other. */
const ASKS_BEFORE = ['convert.ts']

test('LAW: no screen writes about many boats beside the actions that can be taken back', () => {
  const src = join(import.meta.dirname, '../../..')
  const text = (file: string) => readFileSync(join(src, file), 'utf8')
  const writers = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => text(file).includes('tournamentEntryCalls') && /alls\.bulk(Update|Delete|Create)\b/.test(text(file)))
  expect(writers).toContain('features/registration/tournament-entries/entry-actions.ts')
  expect(writers.filter((file) => ![...WITH_A_WAY_BACK, ...ASKS_BEFORE].includes(file.split('/').at(-1)!))).toEqual([])
})
