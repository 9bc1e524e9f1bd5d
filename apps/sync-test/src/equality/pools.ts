import type { SyncTable } from '@ramplight/contract/sync/tables'
import type { Docs } from './local-book.ts'

/**
 * Values for terms that are no field of a record, by table. What was deleted is not kept on a device, so nobody asks for it; and
 * a helper is shown no phone numbers (A27), so that their device finds nobody by one.
 */
export function poolsOf(tbl: SyncTable, docs: Docs, who: 'ana' | 'hal'): Record<string, readonly unknown[]> {
  const idsOf = (of: SyncTable) => (docs.get(of) ?? []).map(({ _id }) => _id)
  const everywhere = { deleted: [false], tournaments: idsOf('tournaments'), ids: idsOf('tournaments'), tours: idsOf('tours') }
  const own: Partial<Record<SyncTable, Record<string, readonly unknown[]>>> = {
    tournaments: {
      startDate: ['2026-01-15', '2027-03-06', '2027-06-12', '2029-01-01', '2000-01-01'],
      startDateEnd: ['2027-06-12', '2027-12-31'],
      startDateRange: ['Before', 'After', 'Between'],
      entryFeeRanges: [{ min: 50 }, { max: 100 }, { min: 45.5, max: 10_000 }, {}],
      state: ['tx', 'Texas', 'TEXAS', 'OK'],
      near: [
        { latitude: 32.9, longitude: -95.6, miles: 20 },
        { latitude: 32.66, longitude: -95.47 },
      ],
    },
    users: {
      name: ['reyes', 'Lily R', 'REYES, lily', 'O’', "o'n", '100%', '_', 'Hall', 'zed', ' '],
      ignoreUsers: idsOf('users').slice(0, 30),
      phone: who === 'ana' ? ['(903) 555-0142', '9035550103', '+1 903-555-0105', '()'] : ['0000000000'],
    },
    'tournament-entries': { user: idsOf('users').slice(0, 20) },
    memberships: { owes: [true, false] },
    teams: { allUsers: idsOf('users').slice(0, 4) },
  }
  return { ...everywhere, ...own[tbl] }
}
