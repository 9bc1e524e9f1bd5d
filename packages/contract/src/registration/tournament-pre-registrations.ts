import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { changeable, creatable, family, idParams, record, startingWith } from '../kernel/family.ts'
import { count, id, isoDate, isoDateTime, money, personName, requiredText, text } from '../kernel/fields.ts'
import { searching } from '../kernel/search.ts'
import { email } from '../kernel/typed.ts'
import { usedCoupon } from '../payments/use-coupon.ts'
import { anglerName } from '../people/users.ts'
import { spots } from '../tournaments/tournament-cards.ts'
import { qrPreRegistrationCalls } from './qr-pre-registration.ts'
import { waiverSaid } from './waiver-acceptances.ts'

const MOST_ANGLERS = 6
const team = z.strictObject({ users: z.array(id).min(1, 'needs an angler').max(MOST_ANGLERS) })
const fields = {
  tournament: id,
  team,
  /** An entry was made of it: by entering a boat under the id of the pre-registration, or said by those who run the tournament. */
  converted: z.boolean().optional(),
  /** The pots they want to be in; bought with the entry. */
  pots: z.array(id).max(50).optional(),
  /** Who of them steers; the first, where nobody is named. */
  boatCaptain: id.nullish(),
  /** Who fishes when one of them cannot; not one of them. */
  sub: id.nullish(),
  groups: z.array(text(80)).max(20).optional(),
}

/** A team that wants to fish a tournament and has not paid yet (1 §3). Seen by its anglers and those who run the tournament. */
export const preRegistration = startingWith(
  record({
    ...fields,
    converted: z.boolean(),
    /** The field was full when they signed up. Who waited longest moves up when a spot opens; who runs the tournament may give one until the launch. */
    onWaitingList: z.boolean(),
    pots: z.array(id),
    /** What it takes off the entry fee of the boat that the team becomes. Held with the place; only the calls of coupons write it. */
    coupon: usedCoupon.nullish(),
    /** Where nobody pays at the ramp: until then the team has to pay by card, or its place goes to the next. Null: it keeps the place. */
    heldUntil: isoDateTime.nullish(),
    groups: z.array(z.string()),
    anglers: z.array(anglerName),
    /** Who `sub` is. */
    substitute: anglerName.nullish(),
    /** 39: the 39th of its tournament. What an angler shows at the table; null until the server has it. */
    number: z.number().int().nullish(),
    /** It came from a phone at the ramp that nobody has signed in on: who it is, is asked at the table. */
    byQr: z.boolean(),
    /**
     * Why the desk has to look before it is a boat. `phone`: another angler of the list has this number; `name`: an angler of this name has
     * another number. For those who run the tournament.
     */
    toConfirm: z.enum(['phone', 'name']).nullish(),
    /** Came by the QR code with an accepted waiver, signed so: it counts once the team is a boat. For those who run the tournament. */
    signedAs: z.string().nullish(),
    /** The address that it came from, hidden: the same for all of one address in a tournament. For those who run the tournament. */
    origin: z.string().nullish(),
    /** Of who signed up, for those who run the tournament and may see it. */
    phone: z.string().nullish(),
  }).meta({ id: 'PreRegistration' }),
  { converted: false, onWaitingList: false, pots: [], groups: [], byQr: false },
)
export type PreRegistration = z.output<typeof preRegistration>

export const places = spots
  .extend({
    /** Whether a spot that opens now goes to the waiting list. Not after the close of registration, unless the director says so. */
    listMoves: z.boolean(),
    /** 2: the second in line. Null for who does not wait. */
    inLine: count.nullable(),
  })
  .meta({ id: 'Places' })
export type Places = z.output<typeof places>

/**
 * What a link to a team carries. Whoever has it may come into that team, as themself and while the tournament takes teams, until
 * it is taken back. It is told once, to who makes the link.
 */
const invitation = z.strictObject({ code: requiredText(100) })

/** A link to a team as its list shows it: without its code. */
export const partnerLink = z
  .object({
    _id: id,
    madeAt: isoDateTime,
    madeBy: anglerName.nullable(),
    /** Whom it was sent to by mail; null for a link that was handed on by hand. */
    sentTo: z.string().nullable(),
    /** Who came into the team by it. */
    usedBy: z.array(anglerName),
    revokedAt: isoDateTime.nullable(),
  })
  .meta({ id: 'PartnerLink' })
export type PartnerLink = z.output<typeof partnerLink>

const changes = { ...fields, onWaitingList: z.literal(false, 'can only be false: a team that is in does not go back').optional() }
/** Where the tournament has a waiver, an angler who signs up accepts it with the same call, unless they have already. */
const withWaiver = { waiver: waiverSaid.optional() }
const shapes = { record: preRegistration, create: creatable({ ...fields, ...withWaiver }), change: changeable(changes), terms: {} }
const base = '/api/tournament-pre-registrations/'
// There is no bare list of them (A58).
const {
  list: _none,
  search: _plain,
  ...common
} = family(base, 'pre-registrations', shapes, {
  list: 'signed-in',
  see: 'pre-registration.see',
  create: 'pre-registration.create',
  edit: 'pre-registration.edit',
})

export const preRegistrationCalls = {
  ...common,
  create: endpoint({ ...common.create, summary: 'Pre-register a team while the tournament takes it. The same team twice is one.' }),
  search: endpoint({
    method: 'POST',
    path: `${base}search`,
    summary: 'The pre-registrations of a tournament, or of an angler, as far as the caller may see them; oldest first.',
    policy: 'signed-in',
    ...searching({ terms: { tournament: id, user: id, converted: z.boolean() }, sorts: ['converted'] }),
    response: z.array(preRegistration),
  }),
  places: endpoint({
    method: 'GET',
    path: `${base}places/{id}`,
    summary: 'How full a tournament is, how many teams wait for a spot, and which of them the caller is.',
    policy: 'tournament.see',
    params: idParams,
    response: places,
  }),
  invitation: endpoint({
    method: 'POST',
    path: `${base}invitation/{id}`,
    summary: 'Make a link by which somebody else comes into this team. Its code is told once; at most ten are open.',
    policy: 'pre-registration.see',
    params: idParams,
    response: invitation,
    secret: true,
  }),
  inviteByMail: endpoint({
    method: 'POST',
    path: `${base}invitation/{id}/mail`,
    summary: 'Send somebody by mail a link into this team. The same `_id` twice is one link and one mail.',
    policy: 'pre-registration.see',
    params: idParams,
    body: z.strictObject({ _id: id, name: personName, email }),
    response: z.array(partnerLink),
  }),
  links: endpoint({
    method: 'GET',
    path: `${base}links/{id}`,
    summary: 'The links to a team, newest first: who made each, who came in by it, whether it was taken back.',
    policy: 'pre-registration.see',
    params: idParams,
    response: z.array(partnerLink),
  }),
  revokeLinks: endpoint({
    method: 'POST',
    path: `${base}links/{id}/revoke`,
    summary: 'Take links to a team back, all of them when none is named. Who came in by one stays in. Twice is once.',
    policy: 'pre-registration.see',
    params: idParams,
    body: z.strictObject({ links: z.array(id).max(100).optional() }),
    response: z.array(partnerLink),
  }),
  invited: endpoint({
    method: 'POST',
    path: `${base}invited`,
    summary:
      'Who invites, to which tournament, when and where it is and what a boat pays: what somebody reads before they log in and come in.',
    policy: 'public',
    body: invitation,
    response: z.object({
      tournament: id,
      tournamentName: z.string(),
      tournamentDates: z.array(isoDate),
      /** The ramp, its city and its state. */
      place: z.string(),
      /** Of a boat; null where nothing is asked. */
      entryFee: money.nullable(),
      anglers: z.array(anglerName),
      isIn: z.boolean(),
      /** The team waits for a spot. */
      onWaitingList: z.boolean(),
    }),
    reads: true,
  }),
  join: endpoint({
    method: 'POST',
    path: `${base}join`,
    summary: 'Come into the team of an invitation. Coming twice is once.',
    policy: 'signed-in',
    body: invitation.extend(withWaiver),
    response: preRegistration,
  }),
  ...qrPreRegistrationCalls,
}
export type CreatePreRegistration = z.output<typeof shapes.create>
export type ChangePreRegistration = z.output<typeof shapes.change>
