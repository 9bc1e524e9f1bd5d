import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { done } from '../kernel/envelope.ts'
import { idParams, record } from '../kernel/family.ts'
import { count, id, isoDate, isoDateTime, requiredText } from '../kernel/fields.ts'
import { phone } from '../kernel/typed.ts'

/** Who signs for somebody under 18. */
export const guardian = z.strictObject({ name: requiredText(120), relation: requiredText(60), phone }).meta({ id: 'Guardian' })
export type Guardian = z.output<typeof guardian>

/** What somebody says who accepts. `version`: the wording they have read, never another one that came meanwhile. */
const said = {
  version: id,
  /** As the angler typed it: their signature. */
  name: requiredText(120),
  /** Of who is under 18 on the first day of the tournament. Nobody is asked for a date of birth. */
  guardian: guardian.optional(),
  /** By the clock of the phone, when there was no signal; what is sent later keeps the time of the tap. */
  signedAt: isoDateTime.optional(),
}
export const waiverSaid = z.strictObject(said).meta({ id: 'WaiverSaid' })
export type WaiverSaid = z.output<typeof waiverSaid>

/** One wording of a waiver. A changed text is another version. */
export const waiverText = z
  .object({
    version: id,
    /** 2: the second wording of this tournament. A device that answers by itself does not know it, nor since when it counts. */
    number: count.optional(),
    text: z.string(),
    since: isoDateTime.optional(),
  })
  .meta({ id: 'WaiverText' })
export type WaiverText = z.output<typeof waiverText>

/** `angler`: signed in as themself; `qr`: on a phone that nobody has signed in on; `device`: on a device of the director; `paper`: the director says so. */
export const signedBy = z.enum(['angler', 'qr', 'device', 'paper'])

/** That somebody accepted the waiver of a tournament. It is kept for ever, with the name. */
export const waiverAcceptance = record({
  tournament: id,
  user: id,
  version: id,
  number: count,
  /** It is the wording that counts now. */
  isCurrent: z.boolean(),
  name: z.string(),
  guardian: guardian.nullish(),
  signedAt: isoDateTime,
  how: signedBy,
}).meta({ id: 'WaiverAcceptance' })
export type WaiverAcceptance = z.output<typeof waiverAcceptance>

/** As it lies on a device. Which wording counts now is for the tournament to say, and that may change there. */
export const keptAcceptance = waiverAcceptance.omit({ isCurrent: true }).meta({ id: 'KeptAcceptance' })
export type KeptAcceptance = z.output<typeof keptAcceptance>

/** What a device sends later. An older wording counts as what it is: it was read and signed. */
export const bringAcceptance = z.strictObject({ _id: id.optional(), tournament: id, user: id, ...said, how: signedBy.exclude(['qr']) })
export type BringAcceptance = z.output<typeof bringAcceptance>

const base = '/api/waiver-acceptances/'

export const waiverAcceptanceCalls = {
  waiver: endpoint({
    method: 'GET',
    path: `${base}waiver/{id}`,
    summary: 'The waiver of a tournament as it reads now, and what the caller has accepted of it last.',
    policy: 'tournament.see',
    params: idParams,
    response: z.object({
      tournament: id,
      /** The day on which somebody is under 18, or is not. */
      startDate: isoDate,
      waiver: waiverText.nullable(),
      mine: waiverAcceptance.nullable(),
    }),
  }),
  accept: endpoint({
    method: 'POST',
    path: `${base}accept`,
    summary: 'Accept the waiver of a tournament, for oneself or, on a device of those who run it, for an angler. Twice is once.',
    policy: 'waiver.accept',
    see: 'tournament.see',
    body: z.strictObject({
      _id: id.optional(),
      tournament: id,
      /** Without it, the caller. */
      user: id.optional(),
      ...said,
      /** It lies on the table, signed by hand. */
      onPaper: z.boolean().optional(),
    }),
    response: waiverAcceptance,
  }),
  accepted: endpoint({
    method: 'GET',
    path: `${base}accepted/{id}`,
    summary: 'Who has accepted the waiver of a tournament, which wording, when and how; of each person the newest.',
    policy: 'tournament.run',
    see: 'tournament.see',
    params: idParams,
    response: z.array(waiverAcceptance),
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: `${base}{id}`,
    summary: 'Take back what was marked by mistake, as signed on paper or on a device of the director. It stays in the history.',
    policy: 'tournament.run',
    see: 'tournament.see',
    params: idParams,
    response: done,
  }),
}
