import { PLACES, PURPOSE_NAMES } from '@ramplight/domain/money/accounts'
import { POSTING_KINDS } from '@ramplight/domain/money/posting-kinds'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/family.ts'
import { count, id, isoDateTime, money, moneyDelta } from '../kernel/fields.ts'

const place = z.enum(PLACES)
const purpose = z.enum(PURPOSE_NAMES)
const person = { by: id.nullable(), byName: z.string().nullable() }

/** A line of the ledger as a person reads it. Above 0 it came in, below 0 it went out. */
export const moneyLine = z
  .object({
    /** The posting, and which of its rows. */
    _id: z.string(),
    at: isoDateTime,
    ...person,
    kind: z.enum(POSTING_KINDS),
    /** Does it take another line back? */
    isReversal: z.boolean(),
    place: place.nullable(),
    purpose: purpose.nullable(),
    amount: moneyDelta,
    entry: id.nullable(),
    /** Whose money it is: a boat by its anglers, or who was paid. */
    about: z.string(),
    boatNumber: z.number().int().nullable(),
    /** The pot, where it is one. */
    pot: z.string().nullable(),
  })
  .meta({ id: 'MoneyLine' })
export type MoneyLine = z.output<typeof moneyLine>

/** What somebody found in the cash drawer, and what the ledger expected at that moment. */
export const cashCount = z.object({ _id: id, at: isoDateTime, ...person, counted: money, expected: moneyDelta }).meta({ id: 'CashCount' })
export type CashCount = z.output<typeof cashCount>

/** A boat that still has to pay; below 0 it has paid too much. */
const owing = z.object({
  entry: id,
  about: z.string(),
  boatNumber: z.number().int().nullable(),
  due: moneyDelta,
  paid: moneyDelta,
  owed: moneyDelta,
})

/** The money of a tournament. in − out = kept, and kept is what all places hold. */
export const tournamentMoney = z
  .object({
    tournament: id,
    in: moneyDelta,
    out: moneyDelta,
    kept: moneyDelta,
    owed: moneyDelta,
    purposes: z.array(z.object({ purpose, side: z.enum(['in', 'out']), amount: moneyDelta })),
    places: z.array(z.object({ place, left: moneyDelta })),
    /** Boats that pay no entry fee. */
    free: count,
    owing: z.array(owing),
    /** The oldest first. */
    lines: z.array(moneyLine),
    /** The newest first. */
    counts: z.array(cashCount),
  })
  .meta({ id: 'TournamentMoney' })
export type TournamentMoney = z.output<typeof tournamentMoney>

const base = '/api/money/'

export const moneyCalls = {
  byTournament: endpoint({
    method: 'GET',
    path: `${base}by-tournament/{id}`,
    summary: 'The money of a tournament as its ledger has it: in, out, kept and owed, by purpose and by place, with every line.',
    policy: 'tournament.edit',
    see: 'tournament.see',
    params: idParams,
    response: tournamentMoney,
  }),
  countCash: endpoint({
    method: 'POST',
    path: `${base}count-cash/{id}`,
    summary:
      'Write down what is in the cash drawer of a tournament. What the ledger expects stands beside it; both stay. A repeat with the same _id answers the stored count.',
    policy: 'tournament.edit',
    see: 'tournament.see',
    params: idParams,
    body: z.strictObject({ _id: id, counted: money }),
    response: cashCount,
  }),
}
