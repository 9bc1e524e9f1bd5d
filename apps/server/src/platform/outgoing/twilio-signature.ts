import { createHmac, timingSafeEqual } from 'node:crypto'

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
  if (typeof signature !== 'string') return false
  const [given, right] = [Buffer.from(signature), Buffer.from(twilioSignature(token, url, fields))]
  return given.length === right.length && timingSafeEqual(given, right)
}
