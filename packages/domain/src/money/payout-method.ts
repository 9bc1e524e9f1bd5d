import { PLACES, type Place } from './accounts.ts'

/** How a director hands out what was won, in the order of the screen. A card or a transfer is no word of ours: the provider says it. */
export const PAYOUT_METHODS = ['cash', 'check', 'credits'] as const satisfies readonly Place[]
export type PayoutMethod = (typeof PAYOUT_METHODS)[number]

/** How a payment was made. `note`: the number of the check. */
export type PaidOut = { method: PayoutMethod; note?: string | null | undefined }

/**
 * Whether a payout can go to the account of who won it. `begun`: the provider still asks them something; `none`: they have no account;
 * `payer`: the account of the director cannot pay yet.
 */
export const PAYOUT_WAYS = ['ready', 'begun', 'none', 'payer'] as const
export type PayoutWay = (typeof PAYOUT_WAYS)[number]

type Said = { metaData?: Readonly<Record<string, unknown>> | null | undefined }

/** Where the money of a payment came from or went to, as far as it says so. */
export const placeOfPayment = ({ metaData }: Said): Place => PLACES.find((place) => place === metaData?.method) ?? 'unstated'

/** The number of its check. */
export const noteOfPayment = ({ metaData }: Said): string | null => (typeof metaData?.note === 'string' ? metaData.note : null)

/** It has gone to the account of who won it. */
export const isSentToAccount = ({ metaData }: Said): boolean => typeof metaData?.sentAs === 'string'
/** Somebody has begun to send it to the account of who won it. */
export const isOnItsWay = ({ metaData }: Said): boolean => metaData?.sending === true
/** Why it came back from there; null where it did not. */
export const cameBackBecause = ({ metaData }: Said): string | null => (typeof metaData?.cameBack === 'string' ? metaData.cameBack : null)

/** How much of it that method has paid, where that is not all of it. */
export const paidByMethod = ({ amount, metaData }: Said & { amount: number }): number =>
  typeof metaData?.methodPaid === 'number' ? metaData.methodPaid : amount

/** What is kept beside a payment, with how it was made; null: nobody has said it any more. */
export function withPaidOut(
  { metaData, amount }: Said & { amount?: number },
  paidOut: { method: Place; note?: string | null | undefined; amount?: number } | null,
): Record<string, unknown> {
  const { method: _, note: __, methodPaid: ___, ...rest } = metaData ?? {}
  if (!paidOut) return rest
  const { method, note } = paidOut
  const methodPaid = paidOut.amount === undefined || paidOut.amount === amount ? {} : { methodPaid: paidOut.amount }
  return { ...rest, method, ...(note ? { note } : {}), ...methodPaid }
}
