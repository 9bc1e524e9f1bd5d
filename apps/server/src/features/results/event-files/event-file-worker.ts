import { readFile } from 'node:fs/promises'
import { answerQuestions } from '#platform/jobs/asked-thread'
import { sha256 } from '#platform/sha256'
import { decodeRecords } from './decode-records.ts'
import { comparedResults } from './event-records.ts'
import type { OpenedFile, Question } from './open-event-file.ts'
import { readEventFile } from './read-event-file.ts'

/** Reads an event file in a thread of its own: what a stranger packs may cost seconds and much memory, and requests must not wait. */
answerQuestions<Question, OpenedFile>(async ({ path, unsigned, tournament }) => {
  const file = await readEventFile(await readFile(path), { unsigned })
  const { manifest, signature, changed, steps, pictures } = file
  const decoded = decodeRecords(file, tournament)
  return {
    ...{ manifest, signature, changed, steps, pictures, decoded, sha256: file.sha256 },
    results: { sha256: sha256(file.results), compared: resultsOf(file.results) },
  }
})

function resultsOf(bytes: Buffer): OpenedFile['results']['compared'] {
  try {
    return comparedResults.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    return null
  }
}
