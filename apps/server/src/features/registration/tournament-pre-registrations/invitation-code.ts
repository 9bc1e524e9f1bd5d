import { createHmac } from 'node:crypto'
import { isSameProof } from '#platform/security/same-proof'

const proofOf = (key: Uint8Array, id: string): string => createHmac('sha256', key).update(`team ${id}`).digest('base64url').slice(0, 22)

/** What a link to a team carries: its id, and a proof that somebody of the team gave it out. */
export const invitationCode = (key: Uint8Array, id: string): string => `${id}.${proofOf(key, id)}`

/** The team that a code leads to; null when nobody gave it out. */
export function teamOfCode(key: Uint8Array, code: string): string | null {
  const [, id = '', proof = ''] = /^([0-9a-f]{24})\.([\w-]{22})$/.exec(code) ?? []
  return id && isSameProof(proof, proofOf(key, id)) ? id : null
}
