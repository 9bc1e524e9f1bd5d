import { DomainError } from '@ramplight/domain/kernel/errors'
import { redact } from './redact.ts'

type Broken = {
  name?: string
  message?: string
  stack?: string
  code?: string
  constraint?: string
  table?: string
  column?: string
  routine?: string
  syscall?: string
  cause?: unknown
}

const MOST_CAUSES = 4
const MOST_FRAMES = 20
const LONGEST = 300

/**
 * What the machine itself says when a program is wrong names code, and nobody. Any other message may quote what somebody sent or
 * stored, as those of a database do.
 */
const OF_THE_MACHINE = [TypeError, RangeError, ReferenceError]

const short = (text: string | undefined): string | undefined => text && redact(text.slice(0, LONGEST))
/** Such a message, without what stands in quotes. */
const unquoted = (message: string): string => message.replace(/"[^"]*"|`[^`]*`|'[^']*'/g, '…')

/** The places in the code, without the message that stands before them. */
const framesOf = (stack = ''): string[] =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*[:/]\d+:\d+\)?$|^at .*\(<anonymous>\)$/.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.slice(0, LONGEST))

/** An error as the log has it: an allowlist. What failed is found by its kind, its code and its place in the code. */
export function errorForLog(error: unknown, depth = 0): object {
  if (error === null || typeof error !== 'object') return { type: typeof error }
  const { name, message = '', stack, code, constraint, table, column, routine, syscall, cause } = error as Broken
  const isOfMachine = OF_THE_MACHINE.some((kind) => error instanceof kind)
  const said = error instanceof DomainError ? undefined : isOfMachine ? short(unquoted(message)) : undefined
  const why = cause && depth < MOST_CAUSES ? { cause: errorForLog(cause, depth + 1) } : {}
  const facts = { type: name, code, constraint, table, column, routine, syscall }
  const known = Object.entries(facts).flatMap(([key, fact]) => (typeof fact === 'string' ? [[key, short(fact)]] : []))
  return { ...Object.fromEntries(known), message: said, stack: framesOf(stack), ...why }
}
