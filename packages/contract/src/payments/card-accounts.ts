import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { moneyDelta } from '../kernel/fields.ts'
import { page } from './saved-cards.ts'
import { stripeId } from './stripe-ids.ts'

/** A director, or an angler who is paid out, as the provider knows them. */
export const connectedAccount = z
  .object({
    stripeId,
    /** Can cards pay them, and can they be paid out? */
    charges_enabled: z.boolean(),
    payouts_enabled: z.boolean(),
    details_submitted: z.boolean(),
    /** What the provider still wants to know, in its words. */
    needs: z.array(z.string()),
    available: moneyDelta.nullable().meta({ description: 'What lies in the account and can be paid out.' }),
  })
  .meta({ id: 'ConnectedAccount' })

export const bankAccount = z.object({ key: z.string(), kind: z.enum(['bank', 'card']), name: z.string(), last4: z.string() })

const asked = { method: 'POST', inSteps: true, own: 'cards' } as const
const read = { method: 'POST', reads: true } as const
const ofAccount = z.strictObject({ stripeId })

/** The account by which somebody is paid; by themselves, so that an angler's phone need not carry the other calls of the card provider. */
export const cardAccountCalls = {
  ownAccount: endpoint({
    method: 'GET',
    path: '/api/stripe/own-account',
    summary:
      'The account by which the caller is paid by card, if there is one. `isOn`: false where nobody pays by card; `isLive`: false where no money moves.',
    policy: 'signed-in',
    response: z.object({ isOn: z.boolean(), isLive: z.boolean(), stripeId: stripeId.nullable() }),
  }),
  createAccountFromRegistration: endpoint({
    ...asked,
    path: '/api/stripe/create-stripe-account-from-registration',
    summary: 'Begin to be paid out to a bank account: for anybody, with the page on which the provider asks who they are.',
    policy: 'signed-in',
    body: z.strictObject({}),
    response: connectedAccount.extend({ url: z.string() }),
  }),
  getAccount: endpoint({
    ...read,
    path: '/api/stripe/get-stripe-account',
    summary: 'What the provider says of an account.',
    policy: 'account.see',
    body: ofAccount,
    response: connectedAccount,
  }),
  accountLink: endpoint({
    ...asked,
    path: '/api/stripe/get-stripe-account-link',
    summary: 'The page on which the provider asks who gets the money.',
    policy: 'account.edit',
    body: ofAccount,
    response: page,
  }),
  loginLink: endpoint({
    ...asked,
    path: '/api/stripe/get-login-link',
    summary: 'The page of the provider for an account that is open.',
    policy: 'account.edit',
    body: ofAccount,
    response: page,
  }),
  externalAccounts: endpoint({
    ...read,
    path: '/api/stripe/get-all-accounts-by-stripe-id',
    summary: 'Where an account is paid out to: banks and debit cards.',
    policy: 'account.see',
    body: ofAccount,
    response: z.array(bankAccount),
  }),
}
