import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/family.ts'
import { count, id, isoDate, isoDateTime, money, requiredText, text } from '../kernel/fields.ts'
import { phone } from '../kernel/typed.ts'
import { timezone } from '../tournaments/tournament-cards.ts'
import { waiverSaid, waiverText } from './waiver-acceptances.ts'

/** More than that never sit in one boat beside who holds the phone. */
const MOST_PARTNERS = 5

/**
 * So many teams of one event wait that came from one address: more than a marina has that signs up behind one. Its director sees them,
 * and converts or removes them; then there is room again.
 */
export const MOST_FROM_ONE = 60

const named = z.strictObject({ first_name: requiredText(60), last_name: text(60) })

/** What the form at the ramp needs before anybody types: nothing of it is a secret. */
const form = z
  .object({
    tournament: z.object({ _id: id, name: z.string(), startDate: isoDate, location: z.string().nullish(), timezone, state: z.string() }),
    verdict: z.enum(['open', 'not-taken', 'not-yet', 'closed']),
    /** The first date, when the verdict is `not-yet`. */
    opensOn: isoDate.nullish(),
    /** An hour that the director has set; without one it is open until the end of `lastDay`, at the ramp. */
    closesAt: isoDateTime.nullish(),
    lastDay: isoDate,
    /** How many anglers fish from one boat, at the most. */
    crew: z.number().int(),
    entryFee: money.nullish(),
    /** The fee is for each angler of the boat. */
    isPerAngler: z.boolean(),
    /** What a team can buy into; those that come with the entry fee are left out. */
    pots: z.array(z.object({ _id: id, name: z.string().nullish(), kind: z.enum(['bigFishPot', 'sidePot']), fee: money })),
    /** How many teams have pre-registered so far. */
    registered: count,
    /** Places that nobody has; null where the field has no limit. With none left one goes on the waiting list. */
    placesLeft: count.nullable(),
    /** Teams on the waiting list. */
    waiting: count,
    /** What who signs up has to accept. */
    waiver: waiverText.nullable(),
  })
  .meta({ id: 'QrForm' })
export type QrForm = z.output<typeof form>

const base = '/api/tournament-pre-registrations/qr/'

/**
 * Who scans the code at the ramp has no session and needs none (ux 3b). A phone number is no proof of who somebody is: it finds an
 * angler in the book of this tournament's director alone, and only together with the name; it tells nothing, signs nobody in, and what
 * comes of it counts for nothing before the director converts it at the table.
 */
export const qrPreRegistrationCalls = {
  qrForm: endpoint({
    method: 'GET',
    path: `${base}{id}`,
    summary: 'What the form behind the QR code of a tournament needs; open to everybody.',
    policy: 'tournament.see',
    params: idParams,
    response: form,
  }),
  qrRegister: endpoint({
    method: 'POST',
    path: `${base}register`,
    summary:
      'Pre-register a team by the QR code at the ramp: by a phone number and its names. The same team twice is one, under its first number. No stored name is told; what does not fit waits for the desk.',
    policy: 'public',
    body: z.strictObject({
      _id: id.optional(),
      tournament: id,
      phone,
      first_name: requiredText(60),
      /** Empty for who goes by one name. */
      last_name: text(60).optional(),
      partners: z.array(named).max(MOST_PARTNERS).optional(),
      pots: z.array(id).max(50).optional(),
      /** By who holds the phone, for themself; it counts once the desk has confirmed who they are. Partners accept it later. */
      waiver: waiverSaid.optional(),
    }),
    /** `inLine`: the place on the waiting list; null for who is in. */
    response: z.object({ _id: id, number: z.number().int(), inLine: count.nullable() }),
  }),
  qrClear: endpoint({
    method: 'POST',
    path: `${base}clear/{id}`,
    summary:
      'Remove the pre-registrations of a tournament that came by the QR code from one address and are no boats. That address can send again.',
    policy: 'tournament.run',
    see: 'tournament.see',
    params: idParams,
    body: z.strictObject({ origin: requiredText(16) }),
    response: z.object({ removed: count }),
  }),
}
