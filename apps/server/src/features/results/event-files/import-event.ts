import { newId } from '@ramplight/contract/kernel/new-id'
import type { EventFileReport } from '@ramplight/contract/results/event-files'
import { MOST_DIFFERENCES } from '@ramplight/contract/results/event-files'
import { refused } from '@ramplight/domain/kernel/errors'
import { can } from '@ramplight/domain/policies/policies'
import { fullName } from '@ramplight/domain/registration/full-name'
import { differences } from '@ramplight/domain/results/differences'
import { displayOf } from '@ramplight/domain/scoring/default-settings'
import { sql } from 'drizzle-orm'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import type { Tx } from '#platform/database/types'
import { fingerprint } from '#platform/event-key'
import { inside, type Work } from '#platform/http/deps'
import { sha256 } from '#platform/sha256'
import { findTournament, tournamentStore, tournamentSubject } from '../../tournaments/tournaments/index.ts'
import { claimImport, importNamed, importsOf, isKnownKey } from './event-files.store.ts'
import { comparedResults } from './event-records.ts'
import { type OpenedFile, openEventFile } from './open-event-file.ts'
import { broken } from './read-event-file.ts'
import { canonicalText, resultsOfEvent } from './results-text.ts'
import { type Target, writeEvent } from './write-event.ts'

export type Wanted = {
  /** The id of the new tournament. */
  id: string
  tour: Target['tour']
  /** Also when it is not as it was signed, or not signed at all. */
  unsigned: boolean
  /** Also when it was imported before. */
  again: boolean
}

/** Takes everything that was written back with it. */
class OnlyLooked extends Error {
  readonly report: EventFileReport
  constructor(report: EventFileReport) {
    super('only looked')
    this.report = report
  }
}

/** What an import of the file at this path would make and come to: the import itself, of which nothing is kept. */
export async function checkEventFile(path: string, { tour }: Pick<Wanted, 'tour'>, work: Work): Promise<EventFileReport> {
  const wanted = { tour, id: newId() }
  const file = await openEventFile({ path, unsigned: true, tournament: wanted.id })
  try {
    return await inTransaction(work.deps.db, async (tx) => {
      const { report } = await importInto(tx, file, wanted, { ...work, isKept: false })
      throw new OnlyLooked({ ...report, tournament: null })
    })
  } catch (error) {
    if (error instanceof OnlyLooked) return error.report
    throw error
  }
}

/** Makes a tournament of a file: all of it or nothing. A repeat under the same id answers what is there. */
export async function importEventFile(path: string, wanted: Wanted, work: Work): Promise<EventFileReport> {
  const file = await openEventFile({ path, unsigned: wanted.unsigned, tournament: wanted.id })
  const made = await inTransaction(work.deps.db, async (tx) => {
    // Two who import one file at once are two in a row: the second is told that it is here.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`event-file ${file.sha256}`}, 0))`)
    const known = await importNamed(tx, wanted.id)
    if (known) return known.sha256 === file.sha256 && known.by === work.actor.id ? null : refuse('record.id-taken')
    const { report } = await importInto(tx, file, wanted, { ...work, isKept: true })
    if (report.already && !wanted.again) throw refused('event-file.already', undefined, { tournament: report.already.tournament })
    return report
  })
  return made ?? { ...(await checkEventFile(path, wanted, work)), already: null, tournament: wanted.id }
}

const refuse = (code: 'record.id-taken'): never => {
  throw refused(code)
}

async function importInto(tx: Tx, file: OpenedFile, wanted: Pick<Wanted, 'id' | 'tour'>, work: Work & { isKept: boolean }) {
  const { deps, actor, doer, isKept } = work
  const signature = await judged(tx, file, deps.eventKey.publicKey)
  const already = await alreadyHere(tx, file, work)
  const { records } = file.decoded
  const id = records.tournament._id
  const isSigned = signature !== 'none' && signature !== 'changed'
  const row = { id, sha256: file.sha256, key: isSigned ? file.manifest.key : null, signature, importedAt: doer.at, by: actor.id }
  if (!(await claimImport(tx, row))) throw refused('record.id-taken')
  const target = { tour: wanted.tour, server: file.manifest.server, pictures: isKept ? file.pictures : new Map() }
  const { contactsTaken } = await writeEvent(tx, records, target, inside(work, tx))
  const compared = await compare(tx, file)
  const { people, entries, tournament } = records
  await writeAudit(tx, doer, {
    action: 'created',
    family: tournamentStore.name,
    record: id,
    tournament: id,
    summary: `Tournament ${tournament.name}, from an event file of ${file.manifest.server} (${signature}); results ${compared.same ? 'the same' : 'differ'}`,
  })
  const { madeAt, madeBy, server, appVersion, format, key } = file.manifest
  const living = entries.filter(({ deleted }) => !deleted)
  const report: EventFileReport = {
    sha256: file.sha256,
    name: tournament.name,
    dates: tournament.tournamentDates,
    status: tournament.status,
    display: displayOf(tournament.settings),
    ...{ madeAt, madeBy, server, appVersion, format, signature },
    key: signature === 'none' ? null : fingerprint(key),
    changed: file.changed,
    steps: file.steps,
    made: {
      boats: living.length,
      anglers: people.filter(({ role }) => role === 'angler').length,
      crew: people.filter(({ role }) => role === 'crew').length,
      flights: records.flights.length,
      teams: records.teams.length,
      pots: tournament.bigfishpots.length + tournament.sidepots.length,
      raffles: records.raffles?.filter(({ deleted }) => !deleted).length ?? 0,
      lots: records['calcutta-lots']?.filter(({ takenBackAt }) => !takenBackAt).length ?? 0,
      weighIns: records['weigh-ins'].length,
      lines: records.log.length,
      pictures: file.pictures.size,
    },
    contacts: people.filter(({ email, phone }) => email || phone).length,
    contactsTaken,
    paid: living.filter(({ status }) => status === 'Paid').length,
    ...compared,
    already,
    tournament: id,
  }
  return { report }
}

/** Who signed it, as far as this server can tell. */
async function judged(tx: Tx, { signature, manifest }: OpenedFile, ownKey: string): Promise<EventFileReport['signature']> {
  if (signature !== 'unknown') return signature
  if (manifest.key === ownKey) return 'here'
  return (await isKnownKey(tx, manifest.key)) ? 'known' : 'unknown'
}

/** The newest event that this file became here, of those that whoever asks runs. */
async function alreadyHere(tx: Tx, { sha256 }: OpenedFile, { actor }: Work): Promise<EventFileReport['already']> {
  for (const { id, importedAt } of await importsOf(tx, sha256)) {
    const row = await findTournament(tx, id)
    if (row && can(actor, 'tournament.run', tournamentSubject(row))) return { tournament: id, name: row.name, importedAt }
  }
  return null
}

/** Counts the event from what is stored now, and says whether it is the same to the byte; if not, which boats differ. */
async function compare(tx: Tx, file: OpenedFile): Promise<Pick<EventFileReport, 'same' | 'differences'>> {
  const { records, names } = file.decoded
  const row = await findTournament(tx, records.tournament._id)
  const { results } = await resultsOfEvent(tx, row!, names)
  const text = canonicalText(results)
  if (sha256(text) === file.results.sha256) return { same: true, differences: [] }
  if (!file.results.compared) throw broken('results.json')
  const boats = new Map(records.entries.map((entry) => [names.get(entry._id)!, entry]))
  const people = new Map(records.people.map((person) => [person._id, fullName(person)]))
  const differ = differences(file.results.compared, comparedResults.parse(JSON.parse(text)))
  return {
    same: false,
    differences: differ.slice(0, MOST_DIFFERENCES).map(({ entry, before, after }) => ({
      boatNumber: boats.get(entry)?.boatNumber ?? null,
      names: (boats.get(entry)?.users ?? []).map((user) => people.get(user) ?? ''),
      inFile: before,
      here: after,
    })),
  }
}
