import { createHmac } from 'node:crypto'
import { isSameProof } from '../security/same-proof.ts'

/** Where somebody takes their address off our lists. Only who got the link knows the proof, so nobody takes off somebody else. */
export const UNSUBSCRIBE_PATH = '/api/hooks/unsubscribe'

const proofOf = (key: Uint8Array, address: string): string =>
  createHmac('sha256', key).update(`unsubscribe ${address.toLowerCase()}`).digest('base64url')

export const unsubscribeLink = (key: Uint8Array, publicUrl: string, address: string): string =>
  new URL(`${UNSUBSCRIBE_PATH}?${new URLSearchParams({ address, proof: proofOf(key, address) })}`, publicUrl).href

export function isProved(key: Uint8Array, address: string, proof: string): boolean {
  return isSameProof(proof, proofOf(key, address))
}
