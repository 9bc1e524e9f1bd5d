import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Config, FileLimits } from '../config.ts'
import type { FileStore } from './file-store.ts'
import { filesOnDisk } from './on-disk.ts'
import { filesOnS3 } from './on-s3.ts'

/** Of a server whose settings say nothing else. */
export const USUAL_LIMITS: FileLimits = { perAngler: 200, perDirector: 2000, free: 500 }

/**
 * Where files lie that are kept, and where those lie that are just arriving (a folder on this machine's disk). `confirmed`: the sweep
 * that an operator has confirmed.
 */
export type FilesHere = { store: FileStore; arriving: string; limits: FileLimits; confirmed?: Config['filesSweep'] }

type Settings = Pick<Config, 'dataDir' | 's3'> & { limits?: FileLimits | undefined; confirmed?: Config['filesSweep'] }

/** In a bucket where one is set, else below the folder of this server's data. */
export const filesHere = ({ dataDir, s3, limits = USUAL_LIMITS, confirmed }: Settings): FilesHere => ({
  store: s3 ? filesOnS3(s3) : filesOnDisk(join(dataDir, 'uploads')),
  arriving: join(dataDir, 'arriving'),
  limits,
  confirmed,
})

/** Refuses so many more bytes on the disk of this machine where less than the limit would stay free. */
export async function demandRoom({ arriving, limits }: FilesHere, bytes: number): Promise<void> {
  if (!arriving) throw refused('upload.no-room')
  await mkdir(arriving, { recursive: true })
  const { bavail, bsize } = await statfs(arriving)
  if (bavail * bsize - bytes < limits.free * 1_000_000) throw refused('upload.no-room')
}

const nowhere = async (): Promise<never> => {
  throw refused('upload.no-room')
}
/** Of a server that keeps none: a measurement, a test of something else. */
export const NO_FILES: FilesHere = {
  limits: USUAL_LIMITS,
  arriving: '',
  store: { put: nowhere, open: async () => null, move: nowhere, remove: nowhere, list: async function* () {} },
}
