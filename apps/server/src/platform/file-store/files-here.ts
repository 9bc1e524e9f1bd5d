import { join } from 'node:path'
import { refused } from '@ramplight/domain/kernel/errors'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'
import { filesOnDisk } from './on-disk.ts'
import { filesOnS3 } from './on-s3.ts'

/** Where files lie that are kept, and where those lie that are just arriving (a folder on this machine's disk). */
export type FilesHere = { store: FileStore; arriving: string }

/** In a bucket where one is set, else below the folder of this server's data. */
export const filesHere = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FilesHere => ({
  store: s3 ? filesOnS3(s3) : filesOnDisk(join(dataDir, 'uploads')),
  arriving: join(dataDir, 'arriving'),
})

const nowhere = async (): Promise<never> => {
  throw refused('upload.no-room')
}
/** Of a server that keeps none: a measurement, a test of something else. */
export const NO_FILES: FilesHere = {
  arriving: '',
  store: { put: nowhere, open: async () => null, remove: nowhere, list: async function* () {} },
}
