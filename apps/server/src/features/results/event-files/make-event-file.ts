import { type EventFile, MOST_FILE_BYTES, MOST_UNPACKED_BYTES } from '@ramplight/contract/results/event-files'
import { brand } from '@ramplight/domain/kernel/brand'
import { BYTE_ORDER_MARK } from '@ramplight/domain/kernel/csv'
import { refused } from '@ramplight/domain/kernel/errors'
import { fullName } from '@ramplight/domain/registration/full-name'
import { z } from 'zod'
import { writeAudit } from '#platform/audit/write-audit'
import { inTransaction } from '#platform/database/in-transaction'
import { signed } from '#platform/event-key'
import type { Work } from '#platform/http/deps'
import { sha256 } from '#platform/sha256'
import { writeZip } from '#platform/zip/write-zip'
import packageJson from '../../../../package.json' with { type: 'json' }
import { userStore } from '../../people/users/index.ts'
import { findTournament, type TournamentRow, tournamentStore } from '../../tournaments/tournaments/index.ts'
import { renamed } from './event-names.ts'
import { packPictures } from './event-pictures.ts'
import { eventRecords, FORMAT, type Manifest, pathOf, RECORD_FILES } from './event-records.ts'
import { eventTables } from './event-tables.ts'
import { gatherEvent } from './gather-event.ts'
import { readMe } from './read-me.ts'
import { canonicalText, resultsOfEvent } from './results-text.ts'

/** A whole event as one file, from one snapshot of the database. `server`: what this one is called. */
export async function makeEventFile(
  { id, name }: TournamentRow,
  { contacts, server }: { contacts: boolean; server: string },
  work: Work,
): Promise<EventFile> {
  const { deps, actor, doer } = work
  const files = await inTransaction(
    deps.db,
    async (tx) => {
      const row = await findTournament(tx, id)
      if (!row) throw refused('record.not-found')
      const { records, names } = await gatherEvent(tx, row, { actor, contacts })
      const { calculation, results } = await resultsOfEvent(tx, row, names)
      const pictures = await packPictures(tx, deps, records.tournament)
      const wire = renamed(renamed(z.encode(eventRecords, records), names), pictures.names)
      const files = new Map<string, Buffer>()
      for (const name of RECORD_FILES) files.set(pathOf(name), Buffer.from(`${JSON.stringify(wire[name], null, 1)}\n`))
      files.set('results.json', Buffer.from(canonicalText(results)))
      for (const [name, csv] of eventTables(records, calculation, records.result?.dateFinalized != null))
        files.set(`csv/${name}.csv`, Buffer.from(BYTE_ORDER_MARK + csv))
      for (const [name, content] of pictures.contents) files.set(name, content)
      const who = await userStore.find(tx, actor.id)
      const about: Omit<Manifest, 'files'> = {
        product: brand.name,
        format: FORMAT,
        appVersion: packageJson.version,
        madeAt: doer.at,
        madeBy: who ? fullName(who) : '',
        server,
        tournament: { name: row.name, dates: row.tournamentDates },
        contacts,
        key: deps.eventKey.publicKey,
      }
      return sealed(new Map([['README.txt', Buffer.from(readMe(about))], ...files]), about, deps.eventKey)
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const size = [...files.values()].reduce((sum, { length }) => sum + length, 0)
  const zip = size > MOST_UNPACKED_BYTES ? null : writeZip(files)
  if (!zip || zip.length > MOST_FILE_BYTES)
    throw refused('event-file.too-large', { most: MOST_FILE_BYTES / 1e6, unpacked: MOST_UNPACKED_BYTES / 1e6 })
  await writeAudit(deps.db, doer, {
    action: 'exported',
    family: tournamentStore.name,
    record: id,
    tournament: id,
    summary: `Event file exported${contacts ? ', with phone numbers and emails' : ''}`,
  })
  return { name: fileNameOf(name, doer.at), file: zip.toString('base64') }
}

/** The files with their manifest and its signature, which come first after the words for people. */
export function sealed(
  files: ReadonlyMap<string, Buffer>,
  about: Omit<Manifest, 'files'>,
  key: Work['deps']['eventKey'],
): Map<string, Buffer> {
  const manifest: Manifest = { ...about, files: Object.fromEntries([...files].map(([name, content]) => [name, sha256(content)])) }
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`)
  const readme = [...files].filter(([name]) => name === 'README.txt')
  return new Map([...readme, ['manifest.json', bytes], ['signature', Buffer.from(`${signed(bytes, key)}\n`)], ...files])
}

/** `lake-fork-4-2027-06-12.ramplight.zip`, of letters that every disk takes. */
const fileNameOf = (name: string, at: string): string => {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${plain.slice(0, 60) || 'event'}-${at.slice(0, 10)}.${brand.wordmark}.zip`
}
