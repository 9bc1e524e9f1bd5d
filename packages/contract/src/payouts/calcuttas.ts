import { CALCUTTA_METHODS, LOT_OWNERS, paysAll } from '@ramplight/domain/payouts/calcutta'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/family.ts'
import { id, isoDateTime, money, moneyDelta, moneyTotal, requiredText, text } from '../kernel/fields.ts'

/** In percent, with two decimals at most. */
const percent = z.number().min(0).max(100).multipleOf(0.01)
const method = z.enum(CALCUTTA_METHODS)
const to = z.enum(LOT_OWNERS)

export const CALCUTTA_STATES = ['open', 'closed'] as const
/** So many places are paid at most. */
export const MOST_CALCUTTA_PLACES = 20
/** The field of a large event is one lot. */
export const MOST_BOATS = 2000

const places = z
  .array(percent.meta({ example: 100 }))
  .min(1)
  .max(MOST_CALCUTTA_PLACES)
  .refine(paysAll, 'must come to 100 %')
  .meta({ description: 'How many percent of the pool each place gets, the first first. They come to 100.' })

const calcuttaTerms = {
  state: z.enum(CALCUTTA_STATES).meta({ description: 'Boats are sold while it is open.' }),
  houseShare: percent.meta({ description: 'How many percent of all that is bid the house keeps.' }),
  places,
}

const elsewhere = z.boolean().meta({ description: 'It moved on another server, and came with an event file: it is not in this ledger.' })

/** What one side of a lot gets: `owed` by the results, `paid` out so far. */
const lotShare = z.object({
  to,
  owed: moneyTotal,
  paid: moneyTotal,
  /** What is still to be handed out; below 0 too much was. */
  open: moneyDelta,
  payouts: z.array(z.object({ _id: id, amount: moneyTotal, method, at: isoDateTime, elsewhere })),
})

/** A boat, or several, as they were sold together. */
export const calcuttaLot = z
  .object({
    _id: id,
    boats: z.array(
      z.object({
        entry: id,
        boatNumber: z.number().int().nullable(),
        names: z.array(z.string()),
        /** Among the boats that were sold, and what it brings the lot: if it ended now, or once official. */
        position: z.number().int().nullable(),
        amount: moneyTotal,
      }),
    ),
    /** Who bought it. Everybody reads who won, once official; before that and of the others, whoever runs the tournament. */
    buyer: z.string().nullable(),
    isMine: z.boolean(),
    price: moneyTotal,
    boughtBack: percent,
    method: method.nullable(),
    note: z.string().nullable(),
    soldAt: isoDateTime,
    /** Of its price; false for who does not run the tournament. */
    elsewhere,
    won: moneyTotal,
    /** For whoever runs the tournament. */
    shares: z.array(lotShare),
  })
  .meta({ id: 'CalcuttaLot' })
export type CalcuttaLot = z.output<typeof calcuttaLot>

/** The calcutta of a tournament. taken = house + pool, and pool = what the lots win + left. */
export const calcutta = z
  .object({
    ...calcuttaTerms,
    tournament: id,
    /** `none`: nothing counts yet for who asks; `now`: if it ended now; `official`. */
    standing: z.enum(['none', 'now', 'official']),
    taken: moneyTotal,
    house: moneyTotal,
    pool: moneyTotal,
    /** Of places that no sold boat holds. */
    left: moneyTotal,
    /** What was handed out, and what still has to be; null for who does not run the tournament. */
    paidOut: moneyTotal.nullable(),
    open: moneyDelta.nullable(),
    lots: z.array(calcuttaLot),
  })
  .meta({ id: 'Calcutta' })
export type Calcutta = z.output<typeof calcutta>

const base = '/api/calcuttas/'
const answer = z.object({ calcutta: calcutta.nullable() })
const runs = { policy: 'tournament.run', see: 'tournament.see', params: idParams } as const

export const calcuttaCalls = {
  byTournament: endpoint({
    method: 'GET',
    path: `${base}by-tournament/{id}`,
    summary: 'The calcutta of a tournament: the pool, the lots, and, once the results are official, who won. Null where there is none.',
    policy: 'tournament.see',
    see: 'tournament.see',
    params: idParams,
    response: answer,
  }),
  save: endpoint({
    method: 'POST',
    path: `${base}save/{id}`,
    summary: 'Set up the calcutta of a tournament, open and close it, and change how it pays. How it pays stays while money is handed out.',
    policy: 'tournament.edit',
    see: 'tournament.see',
    params: idParams,
    body: z.strictObject(calcuttaTerms),
    response: answer,
  }),
  sell: endpoint({
    method: 'POST',
    own: 'money',
    path: `${base}sell/{id}`,
    summary:
      'Sell a boat of a tournament, or several as one lot, to an angler or to somebody by name. A boat is sold once; a repeat with the same _id is the same sale.',
    ...runs,
    body: z
      .strictObject({
        _id: id,
        entries: z.array(id).min(1).max(MOST_BOATS),
        user: id.nullish(),
        entrant: text(160).nullish(),
        price: money.refine((cents) => cents > 0, 'must be more than $0'),
        boughtBack: percent.optional().meta({ description: 'Of one boat: how many percent its crew bought back. 0 unless said.' }),
        method,
        note: text(120).nullish(),
      })
      .refine(({ user, entrant }) => !!user || !!entrant, {
        path: ['entrant'],
        message: 'is required: choose an angler or write who bought it',
      })
      .refine(({ entries, boughtBack }) => entries.length === 1 || !boughtBack, {
        path: ['boughtBack'],
        message: 'only a boat that is sold alone can be bought back',
      }),
    response: answer,
  }),
  takeBack: endpoint({
    method: 'POST',
    own: 'money',
    path: `${base}take-back/{id}`,
    summary: 'Take a sale back, by the id of its lot: its boats can be sold again, and its money is out of the books. Twice is harmless.',
    ...runs,
    body: z.strictObject({ reason: requiredText(200) }),
    response: answer,
  }),
  payOut: endpoint({
    method: 'POST',
    own: 'money',
    path: `${base}pay-out/{id}`,
    summary:
      'Hand out what a lot has won, by its id: all that is open for one side, as the screen saw it. Once the results are official. A repeat with the same _id is the same payout.',
    policy: 'tournament.edit',
    see: 'tournament.see',
    params: idParams,
    body: z.strictObject({ _id: id, to, amount: money, method }),
    response: answer,
  }),
  takeBackPayout: endpoint({
    method: 'POST',
    own: 'money',
    path: `${base}take-back-payout/{id}`,
    summary: 'Take back what was handed out, by its id: it came back, or never went. Twice is harmless.',
    policy: 'tournament.edit',
    see: 'tournament.see',
    params: idParams,
    body: z.strictObject({ reason: requiredText(200) }),
    response: answer,
  }),
}
