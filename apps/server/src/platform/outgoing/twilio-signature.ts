import { createHmac } from 'node:crypto'
import { isSameProof } from '../security/same-proof.ts'

type Fields = Readonly<Record<string, string>>

/** What the protocol signs with the token of the account: the address that was asked for, then every field and its value, in order. */
export const twilioSignature = (token: string, url: string, fields: Fields): string =>
  createHmac('sha1', token)
    .update(
      Object.keys(fields)
        .sort()
        .reduce((text, name) => text + name + fields[name], url),
    )
    .digest('base64')

/** Says the provider this, and nobody else? */
export function isTwilios(token: string, url: string, fields: Fields, signature: unknown): boolean {
  return typeof signature === 'string' && isSameProof(signature, twilioSignature(token, url, fields))
}
