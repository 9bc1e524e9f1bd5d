import { WEIGHT_FORMATS } from '@ramplight/domain/scoring/format-weight'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { idParams } from '../kernel/family.ts'
import { count, countTotal, id, isoDate, isoDateTime, moneyTotal, weightTotal } from '../kernel/fields.ts'
import { tournamentStatus } from '../tournaments/tournament-terms.ts'

/** An event file may have so many bytes, and so many when it is unpacked. */
export const MOST_FILE_BYTES = 50_000_000
export const MOST_UNPACKED_BYTES = 250_000_000

/** Base64 of the largest file. */
const LONGEST_FILE = Math.ceil(MOST_FILE_BYTES / 3) * 4

export const eventFile = z
  .object({ name: z.string(), file: z.string().max(LONGEST_FILE).meta({ description: 'The ZIP, in base64.' }) })
  .meta({ id: 'EventFile' })
export type EventFile = z.output<typeof eventFile>

/**
 * `here`: signed by this server. `known`: by one whose files were imported here before. `unknown`: by a server that nobody here knows;
 * what it signed is as it signed it. `none`: not signed. `changed`: not as it was when it was signed.
 */
export const FILE_SIGNATURES = ['here', 'known', 'unknown', 'none', 'changed'] as const
export const fileSignature = z.enum(FILE_SIGNATURES)
export type FileSignature = z.output<typeof fileSignature>

const cameTo = z.object({ place: count.nullable(), weight: weightTotal, points: z.number().nullable(), money: moneyTotal })

/** A boat that comes to something else here than the file says; null: it has no such boat. */
export const resultDifference = z
  .object({ boatNumber: z.number().int().nullable(), names: z.array(z.string()), inFile: cameTo.nullable(), here: cameTo.nullable() })
  .meta({ id: 'ResultDifference' })
export type ResultDifference = z.output<typeof resultDifference>

/** At most so many boats that differ are told. */
export const MOST_DIFFERENCES = 500

/** What is in an event file, and what an import of it makes. */
export const eventFileReport = z
  .object({
    /** Of its manifest: the same file is known by it. */
    sha256: z.string(),
    name: z.string(),
    dates: z.array(isoDate),
    status: tournamentStatus,
    /** How weights of this event are shown. */
    display: z.enum(WEIGHT_FORMATS),
    madeAt: isoDateTime,
    madeBy: z.string(),
    server: z.string(),
    appVersion: z.string(),
    format: count,
    signature: fileSignature,
    /** The beginning of the hash of the key that signed it, as its server shows it; null without a signature. */
    key: z.string().nullable(),
    /** Files that are not as they were signed. */
    changed: z.array(z.string()),
    /** What was done to bring an older format to ours. */
    steps: z.array(z.string()),
    made: z.object({
      boats: countTotal,
      anglers: countTotal,
      /** People who weighed, drew or corrected, and are in no boat. */
      crew: countTotal,
      flights: countTotal,
      teams: countTotal,
      pots: countTotal,
      raffles: countTotal,
      /** Of the calcutta: what was sold. */
      lots: countTotal,
      /** Lines of the log of weigh-ins: weighed, corrected, struck out. */
      weighIns: countTotal,
      /** Lines of what was done. */
      lines: countTotal,
      pictures: countTotal,
    }),
    /** Of how many anglers the file has a phone or an e-mail; of how many the e-mail is somebody's here, and is left out. */
    contacts: countTotal,
    contactsTaken: countTotal,
    /** Boats that are Paid. It stays as history: no money moved on this server. */
    paid: countTotal,
    /** The results, counted here from the records, are the same bytes. */
    same: z.boolean(),
    differences: z.array(resultDifference).max(MOST_DIFFERENCES),
    /** The event that this file became here before; null when it did not, or not for whoever asks. */
    already: z.object({ tournament: id, name: z.string(), importedAt: isoDateTime }).nullable(),
    /** The new tournament; null while it was only looked at. */
    tournament: id.nullable(),
  })
  .meta({ id: 'EventFileReport' })
export type EventFileReport = z.output<typeof eventFileReport>

const yes = z.enum(['true', 'false']).optional()
/** What is said beside the file. Fields of a form are text. */
export const checkForm = z.strictObject({ tour: id })
export const importForm = z.strictObject({ _id: id.optional(), tour: id, unsigned: yes, again: yes })
const base = '/api/event-files/'

/** A whole event as one signed file, out of one server and into another (docs/event-file.md). */
export const eventFileCalls = {
  export: endpoint({
    method: 'POST',
    path: `${base}export/{id}`,
    summary:
      'A whole event as one signed ZIP: records, log, results, explanations and pictures. `contacts`: with phone numbers and e-mail.',
    policy: 'tournament.edit',
    see: 'tournament.see',
    // It may hold how people are reached: the answer is never kept.
    secret: true,
    params: idParams,
    body: z.strictObject({ contacts: z.boolean().optional() }),
    response: eventFile,
  }),
  check: endpoint({
    method: 'POST',
    path: `${base}check`,
    summary: 'What an event file holds, who signed it, what an import would make and which results differ. Nothing is kept.',
    policy: 'tour.create',
    reads: true,
    form: checkForm,
    response: eventFileReport,
  }),
  import: endpoint({
    method: 'POST',
    path: `${base}import`,
    summary:
      'Make a new tournament of an event file, all of it or nothing. A repeat with the same `_id` answers what was made. `unsigned`: also when it is not as it was signed. `again`: also when it was imported before.',
    policy: 'tour.create',
    inSteps: true,
    form: importForm,
    response: eventFileReport,
  }),
}
