import type { MergeCount } from '@ramplight/contract/people/angler-merges'

/**
 * Where a table names people. `one`: a column with an id. `list`: a JSON list of ids, each once. `inside`: ids somewhere inside of JSON.
 * `once`: what each person has once, by these columns; `[]`: once at all. Where the one who stays has it already, the row of the other
 * is taken out (`clash: 'out'`), or stays with who left (`clash: 'stays'`); `evenDeleted`: the database has it once even where it was deleted. `counts`: as what a preview counts it.
 */
export type Named = {
  one?: readonly string[]
  list?: readonly string[]
  inside?: readonly string[]
  once?: { by: readonly string[]; clash: 'out' | 'stays'; evenDeleted?: true }
  counts?: MergeCount
}

/** What goes with an angler when two become one. With `LEFT`, every column there is that can name a person: a test asks both. */
export const MOVED: Readonly<Record<string, Named>> = {
  tournament_entries: {
    one: ['boat_captain', 'sub'],
    list: ['users'],
    inside: ['side_pot_big_fish_entries', 'part_paid', 'withdrawal'],
    counts: 'entries',
  },
  tournament_pre_registrations: { one: ['boat_captain', 'sub'], list: ['users'], inside: ['signed'], counts: 'preRegistrations' },
  teams: { one: ['captain', 'boat_captain', 'sub'], list: ['coanglers', 'users', 'members'], counts: 'teams' },
  partner_links: { one: ['made_by', 'revoked_by'], list: ['used_by'] },
  season_teams: { one: ['angler'], list: ['substitutions'], once: { by: ['season'], clash: 'out' } },
  memberships: { one: ['user'], once: { by: ['season'], clash: 'out' }, counts: 'memberships' },
  season_event_point_distributions: {
    one: ['angler'],
    once: { by: ['tournament', 'entry'], clash: 'out', evenDeleted: true },
    counts: 'points',
  },
  payments: { one: ['user', 'partner', 'recipient_of_payment'], inside: ['items', 'meta_data'], counts: 'payments' },
  entry_invoices: { one: ['user'], inside: ['lines'] },
  card_checkouts: { one: ['user', 'share_of'], inside: ['items'] },
  platform_fees: { one: ['angler'], once: { by: ['invoice', 'tournament'], clash: 'stays' } },
  accounts: { one: ['user'] },
  tournament_raffle_entries: { one: ['user'], counts: 'tickets' },
  calcutta_lots: { one: ['user'] },
  tournament_results: { inside: ['overall_results', 'daily_results', 'points', 'payouts'] },
  documents: { one: ['user'], inside: ['requested_doc_info'], counts: 'documents' },
  files: { one: ['user'] },
  messages: { one: ['sender'], list: ['recipients', 'read_by'], inside: ['audience'], counts: 'messages' },
  outgoing_messages: { one: ['about', 'person'] },
  told_news: { one: ['person'], once: { by: ['entry', 'topic'], clash: 'out' } },
  turned_off_messages: { one: ['user'], once: { by: ['topic', 'kind'], clash: 'out' } },
  tournament_interactions: { one: ['user'], once: { by: ['tournament'], clash: 'out' } },
  advertisement_interactions: { one: ['user'] },
  calendar_events: { one: ['user'] },
  dev_notices: { one: ['user'] },
  licenses: { one: ['user'] },
  staff_invitations: { one: ['user'], once: { by: ['director'], clash: 'out' } },
  profiles: { one: ['user'], once: { by: [], clash: 'stays' } },
  user_profiles: { one: ['user'], once: { by: [], clash: 'stays' } },
  sync_conflict: { inside: ['base', 'mine', 'theirs', 'beside'] },
}

const ACCOUNT = 'of the account that is closed: nobody signs in by it any more'
const DOER = 'who did it then: history says what was'
const DIRECTOR = 'a director, an assistant or an admin, and none of them is merged'
const BY_TRIGGER = 'the database moves it when the alias is kept (0045_waivers_on_devices)'

/** What stays as it is, and why. */
export const LEFT: Readonly<Record<string, string>> = {
  'card_movements.card': 'the last digits of a card, as its receipt says them',
  'account_codes.user': ACCOUNT,
  'email_changes.user': ACCOUNT,
  'email_changes.before': 'an e-mail of the closed account',
  'parking_keys.user': ACCOUNT,
  'passkeys.user': ACCOUNT,
  'passkey_challenges.user': ACCOUNT,
  'calendar_feeds.user': ACCOUNT,
  'push_subscriptions.user': ACCOUNT,
  'recovery_codes.user': ACCOUNT,
  'second_factors.user': ACCOUNT,
  'sessions.user': ACCOUNT,
  'sessions.impersonator': ACCOUNT,
  'security_events.user': ACCOUNT,
  'security_events.admin': ACCOUNT,
  'idempotency_keys.who': ACCOUNT,
  'idempotency_keys.answer': 'what was answered then',
  'sync_device.user': ACCOUNT,
  'sync_op.user': DOER,
  'sync_op.detail': 'what was answered then; the record is read anew',
  'sync_conflict.mine_by': DOER,
  'sync_conflict.theirs_by': DOER,
  'sync_conflict.mine_admin': DOER,
  'sync_conflict.theirs_admin': DOER,
  'sync_conflict.answered_by': DOER,
  'sync_conflict.answered_admin': DOER,
  'sync_conflict.answer': 'what was answered then',
  'card_customers.user': 'at the card provider it is the closed account that has these cards',
  'card_accounts.user': 'who gets money there has proved to the provider who they are; the one who stays proves it for themself',
  'card_accounts.needs': 'words of the card provider',
  'card_payouts.payer': 'an account at the card provider, as it was then',
  'card_payouts.recipient': 'an account at the card provider, as it was then',
  'broken_pages.build': 'the first script of a page, no person',
  'broken_pages.route': 'the pattern of an address: every id is `$id`',
  'audit_log.by': DOER,
  'audit_log.impersonator': DOER,
  'audit_log.before': 'history says what was',
  'audit_log.after': 'history says what was',
  'boat_draws.by': DOER,
  'boat_draws.boats': 'ids of entries',
  'board_holds.held_by': DOER,
  'calcutta_lots.by': DOER,
  'calcutta_lots.entries': 'ids of entries',
  'calcutta_lots.taken_back_by': DOER,
  'calcutta_lots.taken_back_why': 'words of who runs the event',
  'calcutta_payouts.by': DOER,
  'calcutta_payouts.lot': 'a lot of a calcutta',
  'calcutta_payouts.taken_back_by': DOER,
  'calcutta_payouts.taken_back_why': 'words of a director',
  'calcuttas.places': 'percents',
  'event_files.by': DOER,
  'money_events.by': DOER,
  'money_events.buys': 'what a payment pays for: the fee, ids of pots, or a membership',
  'money_events.seen': 'ids of payments',
  'money_events.purpose': 'a purpose of the ledger',
  'tournaments.cash_log': 'what was said of the cash box is never touched: it names who said it',
  'money_events.payee': 'what was said of money is never touched; it is read by the name of the one who stays',
  'erasures.person': 'who is erased is not merged',
  'erasures.gone': 'ids of rows that are gone',
  'erasures.after': 'how far the history is cleaned',
  'job_tries.job': 'a job',
  'job_tries.fault': 'a kind of fault',
  'refunds.by': DOER,
  'refunds.impersonator': DOER,
  'ledger_postings.by': DOER,
  'ledger_postings.impersonator': DOER,
  'ledger_postings.holder': 'what is posted is never touched; it is found by the record it was made from, which moves',
  'tournament_results.finalized_by': DOER,
  'weigh_in_days.opened_by': DOER,
  'weigh_in_days.closed_by': DOER,
  'weigh_in_events.by': DOER,
  'weigh_in_events.after': 'ids of weigh-ins; the log of what counts is never touched',
  'weigh_in_events.clash_of': 'a weigh-in',
  'weigh_in_events.late_by': 'a person or a clock, not which',
  'weigh_in_events.raw': 'what the scale said',
  'subscription_codes.used_by': DIRECTOR,
  'advertisers.created_by': DIRECTOR,
  'coupons.director': DIRECTOR,
  'director_credit_banks.user': DIRECTOR,
  'director_settings.user': DIRECTOR,
  'director_themes.user': DIRECTOR,
  'divisions.director': DIRECTOR,
  'documents.director': DIRECTOR,
  'image_strings.director': DIRECTOR,
  'licenses.director': DIRECTOR,
  'payout_percentages.user': DIRECTOR,
  'payout_structures.director': DIRECTOR,
  'level_bills.user': DIRECTOR,
  'platform_invoices.director': DIRECTOR,
  'platform_movements.director': DIRECTOR,
  'platform_invoices.licensed': DIRECTOR,
  'platform_invoices.lines': 'what a director was asked to pay never changes',
  'seasons.director': DIRECTOR,
  'seasons.created_by': DIRECTOR,
  'species.director': DIRECTOR,
  'sponsors.director': DIRECTOR,
  'staff_invitations.director': DIRECTOR,
  'co_director_invitations.user': DIRECTOR,
  'co_director_invitations.created_by': DIRECTOR,
  'staff_members.user': DIRECTOR,
  'staff_members.director': DIRECTOR,
  'subscriptions.user': DIRECTOR,
  'documents.of_everybody': 'the question of a director',
  'teams.link_hash': 'a hash of chance',
  // Of a team that anglers made it says who made it; its captain runs it.
  'teams.director': DIRECTOR,
  'tournaments.director': DIRECTOR,
  'tournaments.co_directors': DIRECTOR,
  'tournaments.created_by': DIRECTOR,
  'tours.director': DIRECTOR,
  'users.director': DIRECTOR,
  'season_standings.standings': 'the season does it (`season-standings/merge-in-standings.ts`): two who both stand in it are counted anew',
  'tournament_raffles.draw': 'a drawing of tickets, which anybody can check',
  'waiver_acceptances.user': BY_TRIGGER,
  'waiver_acceptances.guardian': 'what was signed: proof for who ran the event',
}

/**
 * Columns that name no person, by their name: other records, words and numbers. A column with a new name has to be thought about.
 * Ids of other records come with the family they are of, so a column that is called like one of these is never a person's.
 */
export const NO_PERSON: ReadonlySet<string> = new Set(
  `id tbl rec_id record family source_family source_record source_module_record canonical_id local_id object object_id reversal_of posting
   tournament tournament_dates tour tours fished_tours season seasons division divisions entry membership team season_team flight groups bank item
   weigh_in raffle winning_entry advertiser invoice checkout movement message resolved_by_op op_id counter_of user_profile version account
   payment payment_intent intent charge transfer stuck customer stripe_id stripe_api_id stripe_test_api_id stripe_account_id stripe_customer_id subscription_id price_id level
   subscription_levels parent parent_page section section_key two_boats check_ins check_in_log pots species scope session device
   name label title alias description notes note words reason summary text subject html_text about_me content additional_info
   interesting_facts pronunciation mc_note sponsors tag_line first_name last_name email phone street city state zip username club_name entrant to sent_to
   to_confirm origin reply_to from_email address location landing kind type role user_type status action act pot event may weigh_tours method how mode view way topic about theme
   language arrival billing_frequency color reminder debit_or_credit fee_payer payment_for_type source source_type
   key once_key url url_lookup_key link path source_path image_path main_image_path image_options tour_icon tour_banner profile_icon avatar
   background_image background_gradient header_image header_gradient display_locations registration_url external_link
   custom_registration_message marketing_text rules season_rules payout weight weight_unit points_scoring tournament_defaults setting settings
   setup_options day_times timezone start_time end_time due_time date_span_type month
   paid_with optional_values ruling result bump coupon big_fish_mode_days_entered fish_lengths single_fish_weighed
   sidepots bigfishpots money_besides custom_ads tags tables pay_structure percentage_or_dollar water_type
   optional_check_in_times winnings_reported_from copies extra data signature sha256 seed fingerprint value field op place same app
   password_hash code_hash secret_hash undo_hash body_hash payload_sha public_key private_key push_secret endpoint credential
   transports challenge sealed_key sealed_next code station station_pin_check manual_penalty_reason disqualified_reason
   last_error heard_by claimed_by reference destination`.split(/\s+/),
)
