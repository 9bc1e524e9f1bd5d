import { newId } from '@ramplight/contract/kernel/new-id'
import { moneyCalls } from '@ramplight/contract/payments/money'
import { paymentCalls } from '@ramplight/contract/payments/payments'
import { tournamentRaffleEntryCalls } from '@ramplight/contract/payouts/tournament-raffle-entries'
import { tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { type TournamentEntry, tournamentEntry, tournamentEntryCalls } from '@ramplight/contract/registration/tournament-entries'
import { tournamentCalls, tournament as tournamentRecord } from '@ramplight/contract/tournaments/tournaments'
import { entryMoney } from '@ramplight/domain/money/cash-in-hand'
import type { RefundMethod } from '@ramplight/domain/money/refunds'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aTestServer, type Person, type TestServer } from '#platform/testing/test-server'
import { aField } from '../../registration/tournament-entries/testing/a-field.ts'
import { aDevice, type Device } from '../../sync/testing/a-device.ts'

const DAYS = Number(process.env.CASH_DAYS ?? 6)

let ramp: TestServer
let ana: Person
beforeAll(async () => {
  ramp = await aTestServer()
  ana = await ramp.person('Director', 'Ana Hall')
})
afterAll(() => ramp.close())

const boat = fc.nat(1)
type Deed =
  | { does: 'says'; boat: number; change: { status?: 'Paid' | 'Pending'; method?: 'cash' | 'check' | 'credits'; freeEntry?: boolean } }
  | { does: 'gives back'; boat: number; percent: number; method: RefundMethod }
  | { does: 'deletes' | 'brings back'; boat: number }
  | { does: 'new fee'; entryFee: number }
  | { does: 'sells a ticket'; method: 'cash' | 'check' | 'free' }
  | { does: 'pays somebody'; method: 'cash' | 'check'; amount: number; names: number | null }

const change = fc.record(
  {
    status: fc.constantFrom('Paid' as const, 'Paid' as const, 'Pending' as const),
    method: fc.constantFrom('cash' as const, 'check' as const, 'credits' as const),
    freeEntry: fc.boolean(),
  },
  { requiredKeys: [] },
)
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('says' as const), boat, change }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('gives back' as const),
      boat,
      percent: fc.constantFrom(7, 60, 100),
      method: fc.constantFrom('cash' as const, 'check' as const, 'credits' as const),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('deletes' as const, 'brings back' as const), boat }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('sells a ticket' as const),
      method: fc.constantFrom('cash' as const, 'check' as const, 'free' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('new fee' as const), entryFee: fc.constantFrom(0, 80, 125.5) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('pays somebody' as const),
      method: fc.constantFrom('cash' as const, 'check' as const),
      amount: fc.constantFrom(5, 40),
      names: fc.option(boat),
    }),
  },
)

/** What a device counts from what the feed has brought it, as the overview and the list of entries do. */
function onDevice(device: Device, tournament: string) {
  const event = z.decode(tournamentRecord, device.has('tournaments', tournament) as z.input<typeof tournamentRecord>)
  const entries = [...device.rows.values()].flatMap(({ tbl, doc }): TournamentEntry[] =>
    tbl === 'tournament-entries' && doc.tournament === tournament
      ? [z.decode(tournamentEntry, doc as z.input<typeof tournamentEntry>)]
      : [],
  )
  const { inHand, checks, credits } = entryMoney(event, entries)
  return { cash: inHand, check: checks, credits }
}

/** What was done at least once and not refused. */
const done = new Set<Deed['does']>()

async function liveThrough(deeds: readonly Deed[]): Promise<void> {
  const field = await aField(ramp, ana, { entryFee: 100 })
  const lily = await field.angler('Lily Reyes')
  const boats = [await field.enter(['Rosa Diaz']), await field.enter(['Ty Cole'])].map(({ _id }) => _id)
  const rod = { tournament: field.tournament, name: 'A rod', cost: 5 }
  const raffle = (await ramp.call(tournamentRaffleCalls.create, { as: ana, body: rod })).body._id
  const device = aDevice(ramp, ana)
  const inLedger = async () => {
    const { body } = await ramp.call(moneyCalls.byTournament, { as: ana, params: { id: field.tournament } })
    const left = (place: string) => body.places.find((one) => one.place === place)?.left ?? 0
    return { cash: left('cash'), check: left('check'), credits: left('credits') }
  }
  const does = {
    says: ({ boat: which, change: { method, ...said } }) =>
      ramp.call(tournamentEntryCalls.update, {
        as: ana,
        params: { id: boats[which]! },
        body: { ...said, ...(method && { paidWith: { method } }) },
      }),
    'gives back': async ({ boat: which, percent, method }) => {
      const params = { id: boats[which]! }
      const left = (await ramp.call(moneyCalls.refundable, { as: ana, params })).body?.left ?? 0
      const amount = Math.ceil((left * percent) / 100) / 100
      return ramp.call(moneyCalls.refund, { as: ana, params, body: { _id: newId(), amount, method, reason: 'Engine broke' } })
    },
    deletes: ({ boat: which }) => ramp.call(tournamentEntryCalls.remove, { as: ana, params: { id: boats[which]! } }),
    'brings back': ({ boat: which }) => {
      const again = { tbl: 'tournament-entries', id: boats[which]!, baseRev: 1, set: { disqualified: true } } as const
      return device.send({ ...again, resolves: `restore:${newId()}` })
    },
    'new fee': ({ entryFee }) => ramp.call(tournamentCalls.update, { as: ana, params: { id: field.tournament }, body: { entryFee } }),
    'sells a ticket': ({ method }) =>
      ramp.call(tournamentRaffleEntryCalls.create, { as: ana, body: { raffle, entrant: 'Marge', paidWith: { method } } }),
    'pays somebody': ({ method, amount, names }) =>
      ramp.call(paymentCalls.create, {
        as: ana,
        body: {
          ...{ amount, user: lily.id, sourceModuleRecord: field.tournament, status: 'completed', debitOrCredit: 'debit' },
          metaData: { method, ...(names !== null && { entry: boats[names]! }) },
        },
      }),
  } satisfies { [Name in Deed['does']]: (given: Extract<Deed, { does: Name }>) => Promise<unknown> }
  for (const given of deeds) {
    const { status } = (await (does[given.does] as (one: Deed) => Promise<unknown>)(given)) as { status: number | string }
    if (status === 200 || status === 'applied' || status === 'merged') done.add(given.does)
    await device.pull()
    expect(onDevice(device, field.tournament)).toEqual(await inLedger())
  }
}

const pays = (method: 'cash' | 'check'): Deed => ({ does: 'says', boat: 0, change: { status: 'Paid', method } })
const givesBack = (method: RefundMethod, percent = 60): Deed => ({ does: 'gives back', boat: 0, percent, method })
/** Paid by check, given back in cash, and gone: the box is short by it, and no entry is left to say so. */
const GONE: Deed[] = [pays('check'), givesBack('cash'), { does: 'deletes', boat: 0 }, { does: 'brings back', boat: 0 }]
const AGAIN: Deed[] = [pays('cash'), givesBack('cash'), { does: 'says', boat: 0, change: { status: 'Pending' } }, pays('cash')]
const DEARER: Deed[] = [pays('cash'), { does: 'new fee', entryFee: 125.5 }, givesBack('cash', 100), pays('check')]
const PAYS_OUT: Deed[] = [
  pays('cash'),
  { does: 'sells a ticket', method: 'cash' },
  { does: 'pays somebody', method: 'cash', amount: 40, names: null },
  { does: 'pays somebody', method: 'check', amount: 5, names: 0 },
]

test(
  'what the feed brings a device is, in every place, the cash of the money page: paid, given back, not paid after all, dearer, deleted',
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 9 }), liveThrough), {
      numRuns: DAYS,
      examples: [[GONE], [AGAIN], [DEARER], [PAYS_OUT]],
    })
    expect([...done].toSorted()).toEqual(['brings back', 'deletes', 'gives back', 'new fee', 'pays somebody', 'says', 'sells a ticket'])
  },
  60_000 + DAYS * 5000,
)
