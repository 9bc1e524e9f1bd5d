import { ACCOUNTS } from '@ramplight/domain/money/accounts'
import { LONGEST_NOTE } from '@ramplight/domain/registration/merge-boats'
import { ENTRY_STARTS } from '@ramplight/domain/registration/new-entry'
import { LATE_BY } from '@ramplight/domain/scoring/lateness'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { bulkOutcome } from '../kernel/envelope.ts'
import { changeable, creatable, family, record, startingWith } from '../kernel/family.ts'
import { bulkCreate, bulkDelete, bulkUpdate } from '../kernel/family-calls.ts'
import { count, countTotal, fishCount, id, isoDateTime, moneyDelta, moneyTotal, requiredText, text, weightTotal } from '../kernel/fields.ts'
import { emailTyped, identifier, phoneTyped } from '../kernel/typed.ts'
import { paidWith } from '../payments/paid-with.ts'
import { paymentLog } from '../payments/payment-log.ts'
import { usedCoupon } from '../payments/use-coupon.ts'
import { anglerName } from '../people/users.ts'
import { weighInCalls } from '../weigh-in/weigh-ins.ts'
import { checkInLog, checkIns } from './check-ins.ts'

/** What the bump judge counted before the scale (ux 3d); the scale station starts from it. */
export const bump = z
  .strictObject({
    day: count,
    totalFish: fishCount.optional(),
    shortFishCount: fishCount.optional(),
    deadFishCount: fishCount.optional(),
    minutesLate: count.optional(),
    lateBy: z.enum(LATE_BY).nullish(),
    species: text(80).nullish(),
    bag: text(20).nullish(),
    /** When the boat came into the line, by the clock of the bump table. Who is counted again keeps the place. */
    at: isoDateTime.optional(),
  })
  .meta({ id: 'Bump' })

/** A place or points that a director has set by hand, and why. */
export const ruling = z
  .strictObject({
    place: z.number().int().min(1).max(9999).nullish(),
    points: z.number().min(0).max(99_999).nullish(),
    reason: requiredText(300),
  })
  .meta({ id: 'Ruling' })

const bookLines = z.array(
  z.object({
    account: z.enum(ACCOUNTS),
    amount: moneyDelta,
    item: z.string().nullable(),
    times: z.number().int(),
    charged: moneyDelta,
  }),
)

/**
 * What the ledger has of a boat beside its payments at the ramp (`paymentLog`): cards, refunds and what else names it. With both, a device
 * without a network counts the same cash as the money page. `own` and `said`: for devices of the version before, for one release.
 */
export const entryBooks = z.object({ others: bookLines, own: bookLines.optional(), said: z.string().optional() })

/** What somebody has paid of an entry by card, and stands; `user` is null where it is for the whole boat. */
export const partPaid = z.object({ user: id.nullable(), amount: moneyTotal }).meta({ id: 'PartPaid' })

/** Who bought into which pot. */
export const potEntry = z
  .strictObject({
    user: id,
    bigFish: z.boolean(),
    bigFishPotIds: z.array(id).max(50),
    sidePot: z.boolean(),
    sidePotIds: z.array(id).max(50),
  })
  .meta({ id: 'PotEntry' })

const fields = {
  tournament: id,
  /** The anglers of this boat: one, or a team. The first is the captain unless `boatCaptain` says otherwise. */
  users: z.array(id).min(1).max(6),
  team: id.nullish(),
  seasonTeam: id.nullish(),
  status: z.enum(['Pending', 'Paid']).optional(),
  boatNumber: z.number().int().min(1).max(9999).nullish(),
  flight: id.nullish(),
  checkedInAt: isoDateTime.nullish(),
  /** What is not named stays as it is. */
  checkIns: checkIns.optional(),
  /** What a device adds to the log; what is there stays. */
  checkInLog: checkInLog.optional(),
  disqualified: z.boolean().optional(),
  disqualifiedReason: text(300).nullish(),
  ruling: ruling.nullish(),
  /** Said on stage: how a name is spoken, what the crowd should know. */
  mcNote: text(LONGEST_NOTE).nullish(),
  freeEntry: z.boolean().optional(),
  paidOnline: z.boolean().optional(),
  paidWith: paidWith.nullish(),
  /** What a device adds to the log; what is there stays. */
  paymentLog: paymentLog.nullish(),
  creditsUsed: count.optional(),
  groups: z.array(text(80)).max(20).optional(),
  boatCaptain: id.nullish(),
  sub: id.nullish(),
  inBigFishPot: z.boolean().optional(),
  inSidePot: z.boolean().optional(),
  sidePotBigFishEntries: z.array(potEntry).max(6).optional(),
  bigFishModeDaysEntered: z.array(count).max(30).optional(),
  /** Entries of this tournament with similar names of which somebody said that they are another boat. */
  twoBoats: z.array(id).max(50).optional(),
}

/** What the last calculation found for this entry; a copy for reading, the log of weigh-ins is the source. */
export const entryResult = z.object({
  totalWeight: weightTotal,
  totalFish: countTotal,
  bigFish: weightTotal,
  totalPenaltyWeightIncurred: weightTotal,
  totalBonusWeightAdded: weightTotal,
  position: z.number().int().nullable(),
  points: z.number().nullable(),
  payout: z.object({ amount: moneyTotal, position: z.number().int(), reason: z.string(), notes: z.string() }).nullable(),
})

export const tournamentEntry = startingWith(
  record({
    ...fields,
    /** Tour and season are those of the tournament. */
    tour: id.nullish(),
    season: id.nullish(),
    status: z.enum(['Pending', 'Paid']),
    disqualified: z.boolean(),
    freeEntry: z.boolean(),
    deleted: z.boolean(),
    groups: z.array(z.string()),
    checkIns,
    checkInLog,
    twoBoats: z.array(id),
    anglers: z.array(anglerName),
    /** Who `sub` is. */
    substitute: anglerName.nullish(),
    bump: bump.nullish(),
    /** What anglers of the boat have paid for themselves. The server writes it, when the card provider has told. */
    partPaid: z.array(partPaid).nullish(),
    /** Who asked to withdraw it, and when. Only the calls of `withdrawals` write it. */
    withdrawal: z.object({ at: isoDateTime, by: id }).nullish(),
    /** Only `/api/coupons/use` and `take-off` write it. */
    coupon: usedCoupon.nullish(),
    result: entryResult.nullish(),
    /** Only the server says it; nothing where no money has moved and none has to. */
    books: entryBooks.nullish(),
  }).meta({ id: 'TournamentEntry' }),
  { ...ENTRY_STARTS, deleted: false, anglers: [] },
)
export type TournamentEntry = z.output<typeof tournamentEntry>

const importAngler = z.strictObject({
  _id: id.optional(),
  first_name: requiredText(60),
  last_name: text(60),
  email: emailTyped.nullish(),
  phone: phoneTyped().nullish(),
  street: text(120).nullish(),
  city: text(80).nullish(),
  state: text(30).nullish(),
  zip: identifier(10).nullish(),
  club: text(80).nullish(),
  group: text(80).nullish(),
  /** Somebody said: whoever has this phone or e-mail in the book is another angler. */
  somebodyNew: z.boolean().optional(),
})

/** What a name of a list is taken for. `contact-of`: the phone or e-mail is that of somebody with another name; a person has to say who it is. */
export const importMark = z.object({
  row: count,
  /** 1 is the first angler of the line. */
  seat: count,
  kind: z.enum(['new', 'known', 'contact-of']),
  by: z.enum(['phone', 'email', 'name', 'id']).nullable(),
  angler: z.object({ _id: id, name: z.string() }).nullable(),
})
export type ImportMark = z.output<typeof importMark>

/** One boat of an import (2 §3): up to four anglers, matched by phone, e-mail or name, made where they are new. */
export const importEntry = z
  .strictObject({
    _id: id.optional(),
    angler1: importAngler,
    angler2: importAngler.optional(),
    angler3: importAngler.optional(),
    angler4: importAngler.optional(),
    boat_captain: importAngler.optional(),
    group: text(80).nullish(),
    status: z.enum(['Pending', 'Paid']).optional(),
    /** How a paid boat paid, where the list or its owner says so. */
    paidWith: paidWith.nullish(),
    paidOnline: z.boolean().optional(),
  })
  .meta({ id: 'ImportEntry' })

export const createEntry = creatable(fields)
export type CreateEntry = z.output<typeof createEntry>
export const changeEntry = changeable(fields)
export type ChangeEntry = z.output<typeof changeEntry>

const { tournament: _t, tournamentId: _i, entry: _e, day: _d, ...bag } = weighInCalls.createOrUpdate.body!.shape
const MOST_BAGS = 50
/**
 * What a boat weighed on one day, sent with the entry (3 §3). Each bag counts under its `_id`: a new one is weighed, a known one
 * that says something else is a correction. One that is not sent stays as it is.
 */
const sentDay = z.strictObject({ day: count, weighIns: z.array(z.strictObject({ ...bag, _id: id })).max(MOST_BAGS) })
export type SentDay = z.output<typeof sentDay>
export type ImportAngler = z.output<typeof importAngler>
export type ImportEntry = z.output<typeof importEntry>
const terms = {
  tournament: id,
  tournaments: z.array(id).max(200),
  season: id,
  tour: id,
  user: id,
  status: z.enum(['Pending', 'Paid']),
  disqualified: z.boolean(),
  deleted: z.boolean(),
}
const shopBody = z.object({ tournament: id.optional(), tournamentName: text(160).optional() })
/** Beyond any field; a draw is sent as one. */
const MOST_BOATS = 2000
const place = { boatNumber: z.number().int().min(1).max(9999).nullable(), flight: id.nullable() }
/**
 * Numbers of many boats as one decision: a draw, or numbers by hand that may go round. `seen`: what the person saw at the boat. With
 * something else there by now, or a number that a boat outside has, all of it becomes one question.
 */
export const numbering = z
  .strictObject({
    _id: id,
    kind: z.enum(['draw', 'by-hand']),
    mode: z.enum(['sign-up-order', 'random']).nullish(),
    seed: z.number().int().min(0).max(4_294_967_295).nullish(),
    at: isoDateTime,
    boats: z.array(z.strictObject({ _id: id, ...place, seen: z.strictObject(place) })).max(MOST_BOATS),
  })
  .meta({ id: 'Numbering' })
export type Numbering = z.output<typeof numbering>

const base = '/api/tournament-entries/'

const shapes = { record: tournamentEntry, create: createEntry, change: changeEntry, terms }

const common = family(base, 'entries', shapes, {
  list: 'signed-in',
  see: 'entry.boat',
  create: 'tournament.run',
  edit: 'entry.change',
})

export const tournamentEntryCalls = {
  ...common,
  /** One id for both, so that a pre-registration that is converted twice, here and there, is one boat. */
  create: endpoint({
    ...common.create,
    summary:
      'Enter a boat. A repeat with the same _id answers the stored record. Under the _id of a pre-registration of this tournament it converts that.',
  }),
  /** PUT creates when the id is unknown (3 §7): a device that made the entry offline sends it this way. */
  update: endpoint({
    ...common.update,
    summary: 'Change an entry, or create it when the id is unknown; with its bags, if `weights` are sent: all of it, or nothing.',
    body: z.strictObject({ ...changeEntry.shape, weights: z.array(sentDay).max(30).optional() }),
  }),
  bulkCreate: bulkCreate(base, 'entries', shapes),
  bulkUpdate: bulkUpdate(base, 'entries', shapes, 'bulk-update-entries'),
  bulkDelete: bulkDelete(base, 'entries', 'bulk-delete-entries'),
  importEntries: endpoint({
    method: 'POST',
    path: `${base}import-entries`,
    summary: 'Enter a list of boats by the names of their anglers.',
    policy: 'tournament.run',
    /** `check`: nothing is written; the answer says what each name would be taken for. */
    body: z.strictObject({ tournament: id, entries: z.array(importEntry).min(1).max(500), check: z.boolean().optional() }),
    response: z.object({
      ok: z.boolean(),
      entries: z.array(tournamentEntry),
      anglersCreated: count,
      anglersMatched: count,
      /** Boats that were not entered; `row` counts from 1 in the order of the list. */
      refused: z.array(z.object({ row: count, message: z.string() })),
      marks: z.array(importMark),
    }),
  }),
  mergeEntries: endpoint({
    method: 'POST',
    path: `${base}merge-entries`,
    summary:
      'One boat was entered twice: bags, money, number, pots and check-in of `gone` go to `keep`, and `gone` stands for it. Once done, it is done.',
    policy: 'tournament.run',
    body: z.strictObject({ keep: id, gone: id }),
    response: tournamentEntry,
  }),
  boatNumberListUpdate: endpoint({
    method: 'POST',
    path: `${base}boat-number-list-update`,
    summary: 'Set boat numbers by hand; two boats never share one.',
    policy: 'signed-in',
    body: z.strictObject({
      itemsToProcess: z.array(z.strictObject({ _id: id, boatNumber: z.number().int().min(1).max(9999).nullable() })).max(1000),
    }),
    response: bulkOutcome,
  }),
  drawBoatNumbers: endpoint({
    method: 'POST',
    path: `${base}draw-boat-numbers`,
    summary: 'Give every entry a number: by sign-up order, or drawn at random from a seed that is written down and can be repeated.',
    policy: 'tournament.run',
    body: z.strictObject({
      tournament: id,
      mode: z.enum(['sign-up-order', 'random']),
      seed: z.number().int().min(0).max(4_294_967_295).optional(),
      /** Made by the device: sent again under it, the draw is not made twice. */
      _id: id.optional(),
      /** Spread the boats over the tournament's flights in their order. */
      assignFlights: z.boolean().optional(),
    }),
    response: z.object({ mode: z.enum(['sign-up-order', 'random']), seed: z.number().int().nullable(), entries: z.array(tournamentEntry) }),
  }),
  bumpStationUpdate: endpoint({
    method: 'POST',
    path: `${base}bump-station-update`,
    summary: 'What the bump judge counted for a boat.',
    policy: 'tournament.weigh',
    body: z.strictObject({ _id: id, bump }),
    response: tournamentEntry,
  }),
  entryCountSearch: endpoint({
    method: 'POST',
    path: `${base}entry-count-search`,
    // By `status` and `unpaid`: of the tournaments that the caller runs.
    summary: 'How many entries match.',
    policy: 'public',
    body: z.strictObject({
      tournament: id.optional(),
      tournaments: z.array(id).max(500).optional(),
      status: z.enum(['Pending', 'Paid']).optional(),
      /** Who has to pay and has not: neither free nor refunded in whole. */
      unpaid: z.literal(true).optional(),
    }),
    response: z.object({ count, byTournament: z.array(z.object({ tournament: id, count })) }),
  }),
  updateAll: endpoint({
    method: 'POST',
    path: `${base}update-all-entries`,
    summary: 'Recalculate every entry of a tournament from its log of weigh-ins.',
    policy: 'tournament.run',
    body: z.strictObject({ tournament: id }),
    response: z.object({ ok: z.literal(true), updated: count }),
  }),
  shopEntries: endpoint({
    method: 'POST',
    path: `${base}get-woo-entries`,
    summary: 'Orders of a connected shop that are entries. Refused while no shop is connected.',
    policy: 'director',
    body: shopBody,
    reads: true,
    response: z.array(importEntry),
  }),
  shopEntriesByName: endpoint({
    method: 'POST',
    path: `${base}get-woo-entries-by-tournament-name`,
    summary: 'Orders of a connected shop for the named tournament. Refused while no shop is connected.',
    policy: 'director',
    body: shopBody,
    reads: true,
    response: z.array(importEntry),
  }),
}
