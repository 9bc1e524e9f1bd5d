import { providerId } from '../subscriptions/subscriptions.ts'

/** An id of the card provider, named as it names its own. */
export const idOf = (prefix: string) =>
  providerId.regex(/^[A-Za-z0-9_]{1,120}$/, `must be an id such as ${prefix}_lakefork`).meta({ example: `${prefix}_lakefork` })

/** An account at the provider. */
export const stripeId = idOf('acct')
