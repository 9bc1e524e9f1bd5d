import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, idParams, record, startingWith } from '../kernel/family.ts'
import { bulkCreate, bulkDelete, pagedSearch, restore } from '../kernel/family-calls.ts'
import { count, countTotal, id, isoDate, isoDateTime, money, requiredText, text } from '../kernel/fields.ts'
import { byFlag, byId, byMoney, byPart } from '../kernel/terms.ts'

const fields = {
  tournament: id,
  name: requiredText(120),
  description: text(2000).nullish(),
  cost: money.nullish().meta({ description: 'Of one entry.' }),
  active: z.boolean().optional().meta({ description: 'Is it shown to everybody who sees the tournament? True unless said otherwise.' }),
}
/** There is a winner once there are entries, so a raffle is never made with one. */
const winner = { winning_entry: id.nullish().meta({ description: 'An entry of this raffle. Null takes the winner back.' }) }

/** A draw that can be checked: `packages/domain/src/payouts/raffle-draw.ts` says how. */
export const raffleDraw = z
  .object({
    /** Secret until this draw; its SHA-256 was shown before. */
    seed: z.string(),
    /** The tickets that took part: `1-16, 18`. */
    numbers: z.string(),
    /** Winners who were not there, in the order in which they were called. */
    passedOver: z.array(z.number().int()),
    winner: z.number().int(),
    at: isoDateTime,
  })
  .meta({ id: 'RaffleDraw' })
export type RaffleDraw = z.output<typeof raffleDraw>

/** A raffle of a tournament (2 §3). */
export const raffle = startingWith(
  record({
    ...fields,
    ...winner,
    active: z.boolean(),
    /** The number of the winning entry, which is called out. */
    winningNumber: z.number().int().nullable(),
    /** SHA-256 of the seed of the next draw, or of the one that was drawn with. */
    fingerprint: z.string().nullable(),
    /** Null before it, and where somebody drew by hand. */
    draw: raffleDraw.nullish(),
    drawsTakenBack: countTotal,
    /** The highest ticket number that was given when the winner was found: higher ones were not in the draw. Null before a draw. */
    drawnUpTo: z.number().int().nullish(),
    /** How many tickets are sold. */
    sold: countTotal,
    /** Ids in the order of their numbers; only those that the caller may see. */
    raffleEntries: z.array(id),
  }).meta({ id: 'Raffle' }),
  { active: true, winningNumber: null, fingerprint: null, drawsTakenBack: 0, sold: 0, raffleEntries: [] },
)
export type Raffle = z.output<typeof raffle>

/** A raffle that somebody has tickets in, with their numbers, and where it is drawn. */
export const ownRaffle = z
  .object({ raffle, tournamentName: z.string(), startDate: isoDate, numbers: z.array(z.number().int()) })
  .meta({ id: 'OwnRaffle' })
export type OwnRaffle = z.output<typeof ownRaffle>

const base = '/api/tournament-raffles/'
const noun = 'raffles'
const policy = { list: 'public', see: 'raffle.see', create: 'raffle.edit', edit: 'raffle.edit' } as const
const shapes = {
  record: raffle,
  create: creatable(fields),
  change: changeable({ ...fields, ...winner }),
  terms: { tournament: byId, name: byPart(), active: byFlag, cost: byMoney, winning_entry: byId },
  sorts: ['name', 'active', 'cost'],
  pagesOrder: { sortField: 'name', sortOrder: 'desc' },
} as const

export const tournamentRaffleCalls = {
  ...family(base, noun, shapes, policy),
  restore: restore(base, noun, shapes, policy),
  bulkCreate: bulkCreate(base, noun, shapes),
  bulkDelete: bulkDelete(base, noun, 'bulk-delete'),
  deleteByArray: bulkDelete(base, noun, 'delete-by-array'),
  pagedSearch: pagedSearch(base, noun, shapes, policy),
  mine: endpoint({
    method: 'GET',
    path: `${base}mine`,
    summary:
      'The raffles that the caller has tickets in, with the numbers of these tickets and the one that won; the newest tournament first. Also those that are not shown to everybody: a ticket says what it is for.',
    policy: 'signed-in',
    response: z.array(ownRaffle),
  }),
  draw: endpoint({
    method: 'POST',
    path: `${base}draw/{id}`,
    summary:
      'Draw the winner among the tickets that are sold. Who asks twice gets the same winner. passOver names the winner who is not there: the next one in the same draw wins. While devices that run the event have not been heard from, or hold changes that they have not sent, it is refused, and they are named; `anyway` draws without them.',
    policy: policy.edit,
    see: policy.see,
    params: idParams,
    body: z.strictObject({ passOver: count.nullish(), anyway: z.boolean().optional() }),
    response: raffle,
  }),
  drawLate: endpoint({
    method: 'POST',
    path: `${base}draw-late/{id}`,
    summary:
      'Move the tickets that came in after the draw to a raffle of their own, with a secret of its own, where they are drawn among themselves. Answers that raffle.',
    policy: policy.edit,
    see: policy.see,
    params: idParams,
    body: z.strictObject({ _id: id.optional(), name: requiredText(120) }),
    response: raffle,
  }),
}
