import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesHere } from '../../apps/server/src/platform/file-store/files-here.ts'

/** Where a money day would put a file; it has none. */
export const noFiles = filesHere({ dataDir: join(tmpdir(), `ramplight-money-${process.pid}`), s3: undefined })
