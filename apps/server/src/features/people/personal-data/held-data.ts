import { phoneCounts } from '@ramplight/domain/registration/phone-counts'
import { type SQL, sql } from 'drizzle-orm'
import type { UserRow } from '../users/index.ts'

/** Who it is about, in the words by which rows are found. */
export type Subject = { id: string; email: string | null; phone: string | null }

/** What went to a number is of whom the number stands for: not of who has only written it into their own record. */
export const subjectOf = (person: UserRow): Subject => ({
  id: person.id,
  email: person.email?.toLowerCase() ?? null,
  phone: phoneCounts(person) ? person.phone : null,
})

/**
 * What a table holds of a person. `whose`: its rows about them. `erase`: these rows go (`rows`), or the fields that tell of a person
 * do, and what was fished and paid stays with its numbers. `only`: ids, places and numbers, or what belongs to a club and not to
 * a person; why is said. `kept`: theirs, shown to them, and not erased with the account; why is said.
 */
export type Held =
  | { whose: (subject: Subject) => SQL; erase: 'rows' | SQL }
  | { whose: (subject: Subject) => SQL; kept: string }
  | { only: string }

const of = ({ id }: Subject): SQL => sql`"user" = ${id}`
const rows = { whose: of, erase: 'rows' } as const
const inList =
  (column: string) =>
  ({ id }: Subject): SQL =>
    sql`${sql.identifier(column)} ? ${id}`

const noticesOf = ({ id, email }: Pick<Subject, 'id' | 'email'>): SQL => sql`("user" = ${id} or lower(from_email) = ${email})`

/** Every table there is: one that is missing here is found by a test, and nobody's data stay behind in it. */
export const HELD: Readonly<Record<string, Held>> = {
  account_codes: rows,
  accounts: rows,
  calendar_events: rows,
  calendar_feeds: rows,
  // At the provider it stays as long as money that moved has to be accounted for.
  card_customers: rows,
  card_accounts: rows,
  director_settings: rows,
  director_themes: rows,
  email_changes: rows,
  // What they put up for a club stays there: a tour's icon, the picture of a sponsor.
  files: {
    whose: ({ id }) => sql`("user" = ${id} and path not in (select tour_icon from tours where tour_icon is not null
      union all select main_image_path from sponsors where main_image_path is not null)
      or is_private and path in (select path from documents where "user" = ${id}))`,
    erase: 'rows',
  },
  // After the files that they name.
  documents: rows,
  idempotency_keys: { whose: ({ id }) => sql`who = ${id}`, erase: 'rows' },
  image_strings: { whose: ({ id }) => sql`director = ${id}`, erase: 'rows' },
  parking_keys: rows,
  passkeys: rows,
  passkey_challenges: rows,
  recovery_codes: rows,
  second_factors: rows,
  profiles: rows,
  push_subscriptions: rows,
  security_events: { whose: ({ id }) => sql`("user" = ${id} or admin = ${id})`, erase: 'rows' },
  sessions: { whose: ({ id }) => sql`("user" = ${id} or impersonator = ${id})`, erase: 'rows' },
  partner_links: { whose: ({ id }) => sql`(made_by = ${id} or used_by ? ${id})`, erase: 'rows' },
  co_director_invitations: { whose: ({ id }) => sql`("user" = ${id} or created_by = ${id})`, erase: 'rows' },
  staff_invitations: { whose: ({ id }) => sql`("user" = ${id} or director = ${id})`, erase: 'rows' },
  staff_members: { whose: ({ id }) => sql`("user" = ${id} or director = ${id})`, erase: 'rows' },
  sync_device: rows,
  told_news: { whose: ({ id }) => sql`person = ${id}`, erase: 'rows' },
  turned_off_messages: rows,
  user_profiles: rows,
  // Before the notices that they tell of: what somebody wrote to us stands in the mail to the admins, too.
  outgoing_messages: {
    whose: ({ id, email, phone }) => sql`(about = ${id} or person = ${id} or lower("to") = ${email} or "to" = ${phone}
      or lower(reply_to) = ${email} or about in (select id from dev_notices where ${noticesOf({ id, email })}))`,
    erase: 'rows',
  },
  dev_notices: { whose: noticesOf, erase: 'rows' },

  // What was fished and paid stays, without a word about who it was.
  // Which boat and pot a payout of a result is for stays, and where its money went: by that it is no second payout.
  payments: {
    whose: of,
    erase: sql`description = null, items = '[]', rev = rev + 1, meta_data = case when meta_data ? 'result' then jsonb_strip_nulls(jsonb_build_object(
      'result', meta_data -> 'result', 'entry', meta_data -> 'entry', 'pot', meta_data -> 'pot', 'group', meta_data -> 'group',
      'position', meta_data -> 'position', 'method', meta_data -> 'method', 'sentAs', meta_data -> 'sentAs')) end`,
  },
  entry_invoices: { whose: of, erase: sql`note = null, lines = '[]', rev = rev + 1` },
  // Why an entry got its money back may tell of who was in it.
  refunds: {
    whose: ({ id }) => sql`(by = ${id} or entry in (select id from tournament_entries where users ? ${id}))`,
    erase: sql`reason = '', words = null`,
  },
  // The number of a check, why a refund was made, or what was bought: it may tell of who was in the boat.
  money_event_words: {
    whose: ({ id }) => sql`(event in (select e.id from money_events e where e.payee = ${id} or e."by" = ${id}
      or e.entry in (select t.id from tournament_entries t where t.users ? ${id})
      or e.membership in (select m.id from memberships m where m."user" = ${id})))`,
    erase: 'rows',
  },
  memberships: { whose: of, erase: sql`optional_values = null, paid_with = paid_with - 'note', rev = rev + 1` },
  credit_transactions: {
    whose: ({ id }) => sql`bank in (select id from director_credit_banks where "user" = ${id})`,
    erase: sql`description = null, rev = rev + 1`,
  },
  licenses: {
    whose: ({ id, email }) => sql`("user" = ${id} or lower(email) = ${email})`,
    erase: sql`first_name = null, last_name = null, email = null, active = false, rev = rev + 1`,
  },
  subscriptions: { whose: of, erase: sql`email = null, stripe_customer_id = null, subscription_id = null, rev = rev + 1` },
  tournament_raffle_entries: { whose: of, erase: sql`entrant = 'Angler', note = null, paid_with = paid_with - 'note', rev = rev + 1` },
  // A name that was typed is of somebody else than the buyer who is erased.
  calcutta_lots: {
    whose: ({ id }) => sql`("user" = ${id} or taken_back_by = ${id})`,
    erase: sql`entrant = case when "user" is null then entrant end, note = null, taken_back_why = null`,
  },
  calcutta_payouts: { whose: ({ id }) => sql`(by = ${id} or taken_back_by = ${id})`, erase: sql`taken_back_why = null` },
  messages: { whose: ({ id }) => sql`sender = ${id}`, erase: sql`subject = '', message = '', rev = rev + 1` },
  sync_conflict: {
    whose: ({ id }) => sql`(tbl = 'users' and rec_id = ${id})`,
    erase: sql`base = null, mine = null, theirs = null, answer = null, beside = null, state = 'done', rev = rev + 1`,
  },
  sync_op: { whose: ({ id }) => sql`("user" = ${id} or rec_id = ${id})`, erase: sql`detail = null` },
  teams: { whose: inList('members'), erase: sql`name = null, alias = null, club_name = null, link_hash = null, rev = rev + 1` },
  // A waiver that was signed by the QR code and counts for nobody yet, and the hash of the address it came from.
  tournament_pre_registrations: { whose: inList('users'), erase: sql`signed = null, origin = null, rev = rev + 1` },
  tournament_entries: { whose: inList('users'), erase: sql`disqualified_reason = null, mc_note = null, rev = rev + 1` },

  waiver_acceptances: { whose: of, kept: 'what they signed, with their name, and that of a guardian: proof for who ran the event' },

  // Beside these, as they need more than one statement (`erase-person.ts`).
  users: { whose: ({ id }) => sql`id = ${id}`, erase: sql`rev = rev + 1` },
  audit_log: { whose: ({ id }) => sql`record = ${id}`, erase: sql`before = null, after = null, summary = 'Erased'` },

  advertisement_interactions: { only: 'an id, counted for a sponsor' },
  card_checkouts: { only: 'what an entry or a membership cost, and ids; the money has moved' },
  platform_invoices: { only: 'what a director owed, and ids; the money has moved' },
  platform_fees: { only: 'ids of anglers and events' },
  card_events: { only: 'ids of the card provider' },
  card_movements: { only: 'amounts, ids of the card provider, and the last four digits of a card for its receipt' },
  platform_movements: { only: 'what a director paid the platform, and ids; the money has moved' },
  card_disputes: { only: 'amounts, and ids of the card provider' },
  broken_pages: { only: 'a build, a route and a cause, scrubbed; nothing of who it was' },
  level_bills: { only: 'what a director owed for a level, and ids of the card provider' },
  card_payouts: { only: 'amounts, and ids of the card provider' },
  board_holds: { only: 'a board, and the id of who holds it' },
  board_screens: { only: 'what the TVs of an event show to everybody' },
  event_files: { only: 'what an event was made of, and the id of who imported it' },
  subscription_codes: { only: 'a code, and the id of who used it' },
  coupons: { only: 'a code, an amount, and the id of its director' },
  paid_elsewhere: { only: 'ids of entries, raffle tickets, and lots and payouts of a calcutta' },
  boat_draws: { only: 'numbers, and the id of who drew' },
  calcuttas: { only: 'percents' },
  raffle_seeds: { only: 'a secret of a raffle, until it is drawn' },
  director_credit_banks: { only: 'an id' },
  money_events: { only: 'cents and ids; what was said of money is never touched' },
  ledger_lines: { only: 'cents and ids; what is posted is never touched' },
  ledger_postings: { only: 'ids; what is posted is never touched' },
  season_event_point_distributions: { only: 'points, weights and ids' },
  season_teams: { only: 'ids' },
  sync_feed: { only: 'ids' },
  sync_touched: { only: 'ids, until the end of a transaction' },
  id_alias: { only: 'ids' },
  tournament_interactions: { only: 'ids' },
  waiver_texts: { only: 'words of a director' },
  weigh_in_events: { only: 'weights and ids; the log of what counts is never touched' },
  weigh_in_days: { only: 'a day of a tournament' },
  season_standings: { only: 'official; names are looked up by their ids' },
  tournament_results: { only: 'official; names are looked up by their ids' },
  unreachable_addresses: { only: 'an address or a phone that is not to be written to: it stays, so that this is kept' },
  erasures: { only: 'the words of who was erased, until they are out of the history' },
  login_throttles: { only: 'hashes, for an hour' },
  ...Object.fromEntries(
    [
      ...['advertisers', 'divisions', 'groups', 'payout_percentages', 'payout_structures', 'seasons', 'species', 'sponsor_settings'],
      ...['sponsors', 'tour_settings', 'tournament_flights', 'tournament_raffles', 'tournaments', 'tours'],
    ].map((table) => [table, { only: 'of a club, a tour or a sponsor; who directs one hands it over first' }]),
  ),
  ...Object.fromEntries(
    [
      ...['admin_settings', 'installation_secrets', 'job_tries', 'ledger_openings', 'subscription_features', 'subscription_levels'],
      ...['sync_epoch', 'sync_scope', 'sync_turn', 'topic_pages', 'topic_sections', 'tutorials'],
    ].map((table) => [table, { only: 'of the installation' }]),
  ),
}
