/**
 * Nobody listens, the connection broke, or the server starts or stops (PostgreSQL's classes 08 and 57P, and 53300: too many). Not
 * 08P01: a message that the protocol does not know is a fault of ours.
 */
const CODES =
  /^(08(?!P01)...|57P0[1-5]|53300|ECONN(REFUSED|RESET|ABORTED)|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** The driver has no codes for these. */
const WORDS = /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed)/

type Failure = { code?: unknown; message?: unknown; cause?: unknown; syscall?: unknown; errors?: unknown[] }

/** Is this a database that cannot be reached right now, rather than a statement that it refused? */
export function isUnreachable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message, cause, syscall, errors } = error as Failure
  if (Array.isArray(errors) && errors.some(isUnreachable)) return true
  // A missing file is a bug; a missing socket is a server that is away.
  if (code === 'ENOENT' && syscall !== 'connect') return false
  return (typeof code === 'string' && CODES.test(code)) || (typeof message === 'string' && WORDS.test(message)) || isUnreachable(cause)
}
