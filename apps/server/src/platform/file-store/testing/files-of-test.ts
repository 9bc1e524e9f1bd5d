import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { FileLimits } from '../../config.ts'
import { type FilesHere, filesHere, USUAL_LIMITS } from '../files-here.ts'

/** A place of its own for the files of a test, made when the first comes and gone after the test file. */
export function filesOfTest(limits: Partial<FileLimits> = {}): FilesHere {
  const dataDir = join(tmpdir(), `ramplight-files-${randomUUID()}`)
  afterAll(() => rm(dataDir, { recursive: true, force: true }))
  return filesHere({ dataDir, s3: undefined, limits: { ...USUAL_LIMITS, free: 0, ...limits } })
}
