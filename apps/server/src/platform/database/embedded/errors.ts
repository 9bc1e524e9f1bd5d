import { brand } from '@ramplight/domain/kernel/brand'

/**
 * The database cannot be started. The message is one line for the person at the terminal; the entry point prints it
 * and ends with `exitCode` (numbers of sysexits.h).
 */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError' as const
  readonly exitCode: number

  constructor(message: string, exitCode: number, options?: ErrorOptions) {
    super(message, options)
    this.exitCode = exitCode
  }
}

/** EX_UNAVAILABLE: there is nothing here that could be started. */
export const noBinaries = (platform: string, cause?: unknown) =>
  new DatabaseStartError(
    `The embedded PostgreSQL does not run on this machine (${platform}). Set DATABASE_URL to a PostgreSQL server, for example postgresql://user:password@host:5432/ramplight.`,
    69,
    { cause },
  )

/** EX_TEMPFAIL: stop the other one, then it will work. */
export const alreadyRunning = (dataDir: string, pid: number | undefined) =>
  new DatabaseStartError(
    `${brand.name} is already running on ${dataDir}${pid ? ` (process ${pid})` : ''}. Stop it first, or set DATA_DIR to another folder.`,
    75,
  )

/** EX_SOFTWARE: PostgreSQL itself said no; what it said is in the message. */
export const startFailed = (what: string, said: string) => new DatabaseStartError(`${what}: ${said.trim() || 'no reason given'}`, 70)

/** EX_NOPERM: the files belong to somebody else or cannot be reached. */
export const notPermitted = (message: string) => new DatabaseStartError(message, 77)
