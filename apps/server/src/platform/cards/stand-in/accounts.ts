import { formOf, metadataOf, textOf } from './form.ts'
import { all, find, invalid, make, newKey, page, type Routes, type State, type Thing, tell } from './state.ts'

const NEEDED = ['business_type', 'external_account', 'individual.verification.document', 'tos_acceptance.date']

/** Who has filled in the provider's form can take cards and is paid out. */
export function onboard(state: State, id: string): Thing {
  const account = find(state, 'account', id)
  Object.assign(account, { charges_enabled: true, payouts_enabled: true, details_submitted: true })
  account.requirements = { ...account.requirements, currently_due: [], past_due: [], disabled_reason: null }
  account.capabilities = { transfers: 'active', card_payments: 'active' }
  if (!account.external_accounts.data.length)
    account.external_accounts.data.push({
      ...{ id: newKey('ba'), object: 'bank_account', account: id, bank_name: 'STRIPE TEST BANK', country: 'US', currency: 'usd' },
      ...{ last4: '6789', routing_number: '110000000', status: 'new', default_for_currency: true },
    })
  tell(state, 'account.updated', account, id)
  return account
}

/** The provider wants to see something again, and takes no money for this account until then. */
export function restrict(state: State, id: string): Thing {
  const account = find(state, 'account', id)
  Object.assign(account, { charges_enabled: false, payouts_enabled: false })
  account.requirements = {
    ...account.requirements,
    currently_due: [NEEDED[2]],
    past_due: [NEEDED[2]],
    disabled_reason: 'requirements.past_due',
  }
  tell(state, 'account.updated', account, id)
  return account
}

export const accountRoutes: Routes = {
  'POST /v1/accounts': ({ state, form }) => {
    const made = make(state, 'account', 'acct', {
      ...{ type: textOf(form, 'type') ?? 'express', email: textOf(form, 'email'), country: textOf(form, 'country') ?? 'US' },
      ...{ charges_enabled: false, payouts_enabled: false, details_submitted: false, default_currency: 'usd', metadata: metadataOf(form) },
      capabilities: { transfers: 'inactive', card_payments: 'inactive' } as Record<string, string>,
      requirements: {
        currently_due: NEEDED,
        past_due: [] as string[],
        eventually_due: NEEDED,
        disabled_reason: 'requirements.past_due' as string | null,
      },
      external_accounts: { object: 'list', data: [] as object[], has_more: false, url: '' },
      business_profile: { name: textOf(formOf(form, 'business_profile'), 'name') },
    })
    made.external_accounts.url = `/v1/accounts/${made.id}/external_accounts`
    return made
  },
  'GET /v1/accounts': ({ state, form }) => page('/v1/accounts', all(state, 'account'), form),
  'GET /v1/accounts/{id}': ({ state, ids: [id] }) => find(state, 'account', id),
  'POST /v1/accounts/{id}': ({ state, form, ids: [id] }) => {
    const account = find(state, 'account', id)
    account.metadata = { ...account.metadata, ...metadataOf(form) }
    return account
  },
  'DELETE /v1/accounts/{id}': ({ state, ids: [id] }) => {
    find(state, 'account', id).deleted = true
    return { id, object: 'account', deleted: true } as unknown as Thing
  },
  'GET /v1/accounts/{id}/external_accounts': ({ state, form, ids: [id] }) => {
    const kind = textOf(form, 'object')
    const held: Thing[] = find(state, 'account', id).external_accounts.data
    return page(`/v1/accounts/${id}/external_accounts`, kind ? held.filter(({ object }) => object === kind) : held, form)
  },
  'POST /v1/accounts/{id}/login_links': ({ state, ids: [id] }) => {
    const account = find(state, 'account', id)
    if (!account.details_submitted) throw invalid('Cannot create a login link for an account that has not completed onboarding.')
    return { object: 'login_link', created: state.now(), url: `${state.url}/express/${id}` } as unknown as Thing
  },
  'POST /v1/account_links': ({ state, form }) => {
    const account = find(state, 'account', textOf(form, 'account'))
    const [refresh_url, return_url] = [textOf(form, 'refresh_url'), textOf(form, 'return_url')]
    if (!refresh_url || !return_url) throw invalid('Missing required param: return_url.', { code: 'parameter_missing' })
    const link = make(state, 'account_link', 'link', {
      expires_at: state.now() + 300,
      _account_of: account.id,
      refresh_url,
      return_url,
      url: '',
    })
    link.url = `${state.url}/setup/s/${account.id}/${link.id}`
    return link
  },
}
