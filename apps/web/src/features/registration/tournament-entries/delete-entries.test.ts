import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { linesNow } from '@ramplight/domain/money/cash-in-hand'
import { keptIn } from '@ramplight/domain/money/kept'
import type { PaymentLog } from '@ramplight/domain/money/payment-log'
import { standingOf } from '@ramplight/domain/money/standing'
import { choose } from '@ramplight/ui/dialogs/choose.tsx'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '#platform/call.ts'
import { deleteEntries } from './delete-entries.ts'

vi.mock('#platform/call.ts', () => ({ call: vi.fn() }))
vi.mock('@ramplight/ui/dialogs/choose.tsx', () => ({ choose: vi.fn() }))
vi.mock('@ramplight/ui/dialogs/confirm.tsx', () => ({ confirm: vi.fn() }))
vi.mock('@ramplight/ui/dialogs/toasts', () => ({ notify: { stealth: vi.fn(), danger: vi.fn() } }))
const bringBack = vi.fn(async () => [])
const trash = { tbl: 'tournament-entries', id: 'reyes', at: '2027-06-12T11:00:00.000Z', why: 'deleted' }
vi.mock('#platform/local/store/local-db.ts', () => ({ engineTable: () => ({ bulkGet: async () => [trash] }) }))
vi.mock('#platform/local/book/local-gate.ts', async (original) => ({
  ...(await original<object>()),
  openBook: () => ({ db: {}, local: { engine: { bringBack, syncNow: async () => {} }, now: () => new Date('2027-06-12T12:00:00.000Z') } }),
}))

const reyes = { _id: 'reyes', boatNumber: 8, anglers: [] } as unknown as TournamentEntry
const did: string[] = []

beforeEach(() => {
  did.length = 0
  vi.mocked(confirm).mockResolvedValue(true)
  vi.mocked(notify.stealth).mockImplementation((text) => String(did.push(text)))
  vi.mocked(call).mockImplementation((async () => {
    did.push('written')
    return { results: [{ _id: 'reyes', ok: true }] }
  }) as never)
})

test('a boat that is said to be deleted is on the disk by then; Undo brings it back out of the trash', async () => {
  expect(await deleteEntries([reyes], true)).toBe(true)
  expect(did).toEqual(['written', expect.stringMatching(/deleted\.$/)])
  vi.mocked(notify.stealth).mock.lastCall![1]!.undo!.onUndo()
  await vi.waitFor(() => expect(bringBack).toHaveBeenCalledWith({ tbl: trash.tbl, id: 'reyes', at: trash.at }))
})

test('nothing is said to be deleted that was refused', async () => {
  vi.mocked(call).mockResolvedValue({ results: [{ _id: 'reyes', ok: false, message: 'It has weighed.' }] } as never)
  expect(await deleteEntries([reyes], true)).toBe(false)
  expect(did).toEqual([])
  expect(notify.danger).toHaveBeenCalled()
})

describe('a boat that has paid $100 is deleted', () => {
  const paidLog = (): PaymentLog => ({
    p1: {
      ...{ item: 'p1', act: 'make', at: '2027-06-12T11:00:00.000Z', method: 'cash', seen: [] },
      buys: [{ item: 'fee', cents: 10_000, times: 1, charged: 10_000 }],
    },
  })
  const paid = { ...reyes, tournament: 't', users: ['ann'], status: 'Paid', paymentLog: paidLog() } as unknown as TournamentEntry
  let log: PaymentLog = {}
  const standing = (deleted: boolean) => {
    const boat = { ...paid, deleted, paymentLog: log, books: null }
    return standingOf({ entryFee: 10_000 }, boat, linesNow(boat))
  }

  beforeEach(() => {
    log = paidLog()
    vi.mocked(call).mockImplementation((async (_: unknown, { body }: { body: { paymentLog?: PaymentLog } }) => {
      if (body.paymentLog) log = body.paymentLog
      return body.paymentLog ? { ...paid, paymentLog: log } : { results: [{ _id: 'reyes', ok: true }] }
    }) as never)
  })

  test('and the director keeps it: nothing is to be refunded; Undo brings the boat back as it was, Paid and with nothing kept', async () => {
    vi.mocked(choose).mockResolvedValue('keep')
    expect(await deleteEntries([paid], true)).toBe(true)
    expect([keptIn(log).map(({ amount }) => amount), standing(true).owed]).toEqual([[10_000], 0])
    vi.mocked(notify.stealth).mock.lastCall![1]!.undo!.onUndo()
    await vi.waitFor(() => expect(keptIn(log)).toEqual([]))
    expect([standing(false).owed, standing(true).owed]).toEqual([0, -10_000])
  })

  test('and is to be refunded later: it stays overpaid; whoever cancels deletes nothing', async () => {
    vi.mocked(choose).mockResolvedValueOnce('later').mockResolvedValueOnce('cancel')
    expect(await deleteEntries([paid], true)).toBe(true)
    expect([keptIn(log), standing(true).owed]).toEqual([[], -10_000])
    vi.mocked(call).mockClear()
    expect(await deleteEntries([paid], true)).toBe(false)
    expect(call).not.toHaveBeenCalled()
  })

  test('and it cannot be deleted, because it has weighed: nothing is kept', async () => {
    vi.mocked(choose).mockResolvedValue('keep')
    const save = vi.mocked(call).getMockImplementation()!
    vi.mocked(call).mockImplementation((async (endpoint: never, sent: { body: { paymentLog?: PaymentLog } }) =>
      sent.body.paymentLog
        ? save(endpoint, sent as never)
        : { results: [{ _id: 'reyes', ok: false, message: 'It has weighed.' }] }) as never)
    expect(await deleteEntries([paid], true)).toBe(false)
    expect(keptIn(log)).toEqual([])
  })

  test('by a helper who may not refund: they are asked once, and the money waits for the director', async () => {
    expect(await deleteEntries([paid], false)).toBe(true)
    expect(vi.mocked(confirm).mock.lastCall![0].text).toContain('It paid $100.00')
    expect(standing(true).owed).toBe(-10_000)
  })
})
