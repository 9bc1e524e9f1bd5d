import { accessSync, constants, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
const ROOM = 2 * 1024 ** 3

/**
 * Where tests put what they throw away: in memory, where Linux has room for it, else the usual place. A test database is 1,300 files;
 * on a disk they take 0.7 s to make, in memory 0.04 s.
 */
export function throwawayFolder(): string {
  try {
    accessSync(IN_MEMORY, constants.W_OK | constants.X_OK)
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= ROOM && freemem() >= 2 * ROOM ? IN_MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}
