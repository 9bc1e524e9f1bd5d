import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { refused } from '@ramplight/domain/kernel/errors'
import { isCommonPassword } from './common-passwords.ts'

/** argon2id (the library's default) with 19 MiB, two passes, one lane: OWASP's first choice. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, COST)

/** Compared with when there is no account or no password, so that the answer takes as long as for a known one. */
const nobody = hashPassword(randomUUID())

export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password)
  return matches && !!stored
}

declare const isChecked: unique symbol
/** The hash of a password that somebody may set: what is stored for a person is nothing else. */
export type NewPasswordHash = string & { [isChecked]: true }

/**
 * The hash of a password that somebody sets; `password.common` when it is easy to guess. The contract has already checked length and
 * kinds of characters. About: what a stranger knows of its person.
 */
export async function hashNewPassword(password: string, about: readonly string[]): Promise<NewPasswordHash> {
  if (isCommonPassword(password, about)) throw refused('password.common')
  return (await hashPassword(password)) as NewPasswordHash
}
