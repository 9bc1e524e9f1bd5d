import { newId } from '@ramplight/contract/kernel/new-id'
import { SYNC_SCHEMA } from '@ramplight/contract/sync/tables'
import type { World } from '../a-world.ts'
import { cashSaid } from '../cash-said.ts'

/** For nobody in particular: an angler has points of an entry once. */
const pointsOf = (tournament: string, records: Record<string, string>) => ({ tournament, entry: records['tournament-entries'], points: 5 })

const angler = (tour: string) => ({ first_name: 'Jo', last_name: 'Reyes', userType: 'Angler', tours: [tour] })

const TO_ALL = { type: 'email', audience: { of: 'all' }, subject: 'Fog', message: 'Seven.' }
/** A key as browsers make them: a point of the curve. */
const A_DEVICE = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/lily',
  publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  secret: 'BTBZMqHH6r4Tts7J_aSIgg',
  language: 'en',
}
/** As a director opens it. */
const USUAL_CALCUTTA = { state: 'open', houseShare: 10, places: [50, 30, 20] }
/** Everybody of a tournament is asked for this. */
const WAIVER_OF_ALL = { label: 'Waiver', audience: { of: 'all' } }
const TO_ONE = { to: 'lily@lake.test', subject: 'Fog', message: 'Seven.' }

/** Bodies whose right depends on more than the names of their fields tell: what they name is all of one world. */
export const BODIES: Record<string, (world: World) => unknown> = {
  'tournament-interactions.countSearch': ({ tournament }) => ({ tournaments: [tournament] }),
  'tournaments.addressSearch': () => ({ city: 'Hemphill', state: 'TX' }),
  'tournament-entries.create': ({ tournament, user }) => ({ tournament, users: [user] }),
  // No check-in: that may also who only weighs.
  'tournament-entries.update': () => ({ mcNote: 'Old Sam' }),
  'tournament-entries.bulkUpdate': ({ records }) => [{ _id: records['tournament-entries'], mcNote: 'Old Sam' }],
  'tournament-entries.bulkCreate': ({ tournament, user }) => [{ tournament, users: [user] }],
  // With themself: they are one already, and whoever may say so hears it.
  'angler-merges.preview': ({ user }) => ({ master: user, merged: user }),
  'angler-merges.merge': ({ user }) => ({ master: user, merged: user, take: [] }),
  'tournament-entries.mergeEntries': ({ records }) => ({ keep: records['tournament-entries'], gone: records['tournament-entries'] }),
  'season-event-point-distributions.create': ({ tournament, records }) => pointsOf(tournament, records),
  'season-event-point-distributions.bulkCreate': ({ tournament, records }) => [pointsOf(tournament, records)],
  'tournament-raffle-entries.create': ({ records, user }) => ({ raffle: records['tournament-raffles'], user }),
  'tournament-raffle-entries.bulkCreate': ({ records, user }) => [{ raffle: records['tournament-raffles'], user }],
  'credit-transactions.create': ({ records }) => ({ bank: records['director-credit-banks'], amount: 1 }),
  'credit-transactions.bulkCreate': ({ records }) => [{ bank: records['director-credit-banks'], amount: 1 }],
  'coupons.create': () => ({ code: newId(), amount: 5 }),
  'coupons.use': ({ records }) => ({ entry: records['tournament-entries'], code: 'FOG5' }),
  'stripe.createMembershipCheckout': ({ records }) => ({ membership: records.memberships }),
  'accounts.create': () => ({ name: 'Mine', type: 'Card', email: 'mine@lake.test' }),
  'tournament-results.bulkUpdate': ({ finished, records }) => [{ _id: records['tournament-results'], tournament: finished }],
  'user-profiles.create': ({ director }) => ({ user: director, about_me: 'Ledges' }),
  'profiles.create': ({ director }) => ({ user: director, description: 'Ledges' }),
  'director-settings.create': ({ director }) => ({ user: director }),
  'director-themes.create': ({ director }) => ({ user: director }),
  'organizers.askOfTournament': () => ({ question: 'Is there a ramp fee?', name: 'Lily', email: 'lily@lake.test' }),
  'organizers.askOfTour': () => ({ question: 'Is there a ramp fee?', name: 'Lily', email: 'lily@lake.test' }),
  'season-teams.create': ({ records, user }) => ({ season: records.seasons, angler: user }),
  'season-teams.bulkCreate': ({ records, user }) => [{ season: records.seasons, angler: user }],
  'season-teams.bulkCreateUpdate': ({ records, user }) => [{ _id: records['season-teams'], season: records.seasons, angler: user }],
  'season-teams.addSub': ({ records, user }) => ({ seasonTeamId: records['season-teams'], userIdToAdd: user }),
  'staff-invitations.create': ({ tour, user }) => ({ user, tours: [tour] }),
  'co-director-invitations.create': ({ admin }) => ({ user: admin }),
  'users.create': ({ tour }) => angler(tour),
  'users.bulkCreate': ({ tour }) => [angler(tour)],
  // Out of the box, and no record says it.
  'money.cashBox': () => ({ cashLog: cashSaid({ kind: 'expense', amount: 5, purpose: 'expense', note: 'Bait' }) }),
  'money.settlePayouts': ({ records }) => ({ _id: newId(), entry: records['tournament-entries'], way: 'cash', open: 5 }),
  'calcuttas.save': () => USUAL_CALCUTTA,
  'calcuttas.sell': ({ records }) => ({
    _id: newId(),
    entries: [records['tournament-entries']],
    entrant: 'Dale',
    price: 5,
    method: 'cash',
  }),
  'calcuttas.payOut': () => ({ _id: newId(), to: 'owner', amount: 5, method: 'cash' }),
  'payments.paidOut': ({ records }) => ({ ids: [records.payments], paidOut: { method: 'cash' } }),
  'payments.create': ({ tournament, user }) => ({ amount: 10, user, sourceModuleRecord: tournament }),
  'payments.bulkCreate': ({ tournament, user }) => [{ amount: 10, user, sourceModuleRecord: tournament }],
  'season-standings.create': ({ records }) => ({ season: records.seasons, note: 'Half time' }),
  'season-event-point-distributions.reassignPoints': ({ user }) => ({ search: { angler: user }, updates: { angler: user } }),
  'users.updateCertainFieldsArray': ({ user }) => ({ ids: [user], fields: { city: 'Emory' } }),
  'users.updateByFields': ({ tour }) => ({ search: { tours: [tour] }, updates: { city: 'Emory' } }),
  'tournament-interactions.create': ({ tournament }) => ({ tournament, type: 'interested' }),
  'groups.create': ({ tournament }) => ({ tournament, name: 'Juniors' }),
  'groups.bulkCreate': ({ tournament }) => [{ tournament, name: 'Juniors' }],
  'subscriptions.create': ({ records, user }) => ({ type: 'gold', level: records['subscription-levels'], user }),
  'subscriptions.updateFields': ({ records }) => ({ ids: [records.subscriptions], fields: { status: 'paused' } }),
  'subscription-features.create': ({ records }) => ({ name: 'Cut lines', subscription_levels: [records['subscription-levels']] }),
  'subscription-codes.create': ({ records }) => ({ code: 'LAKE-FORK-2027', level: records['subscription-levels'] }),
  'subscription-codes.generate': ({ records }) => ({ level: records['subscription-levels'] }),
  'advertisement-interactions.create': ({ records }) => ({ advertiser: records.advertisers, type: 'view' }),
  'advertisement-interactions.createForAdvertisers': ({ records }) => ({
    advertiserIdArray: [records.advertisers],
    interactionType: 'view',
  }),
  'documents.wouldAsk': ({ tournament }) => ({ ...WAIVER_OF_ALL, tournament }),
  'documents.askGroup': ({ tournament }) => ({ ...WAIVER_OF_ALL, tournament, path: '/uploads/waiver.pdf' }),
  'messages.create': ({ tournament, user }) => ({ recipients: [user], tournament, subject: 'Fog', message: 'Seven.' }),
  'messages.update': () => ({ status: 'Received - Read' }),
  'push-subscriptions.subscribe': () => A_DEVICE,
  'message-choices.save': () => ({ off: [{ topic: 'season', channel: 'sms' }] }),
  'messages.reach': ({ tournament }) => ({ ...TO_ALL, tournament }),
  'messages.send': ({ tournament }) => ({ _id: newId(), ...TO_ALL, tournament }),
  'messages.testToMe': ({ tournament }) => ({ type: 'email', subject: 'Fog', message: 'Seven.', tournament }),
  'messages.sendEmail': () => TO_ONE,
  'messages.sendEmailFromSystem': () => TO_ONE,
  'messages.sendCustomEmail': () => ({ ...TO_ONE, customHtml: '<p>Seven.</p>' }),
  'messages.sendMultipleEmail': () => ({ ...TO_ONE, to: [TO_ONE.to] }),
  'sms.sendSms': ({ tournament }) => ({ to: '9035550111', message: 'Seven.', tournament }),
  'sms.sendMultipleSms': ({ tournament }) => ({ to: ['9035550111'], message: 'Seven.', tournament }),
  // A division gets another name, as a device would say it.
  'sync.push': ({ records }) => ({
    device: newId(),
    ackThrough: 0,
    ops: [
      {
        ...{ op: newId(), devSeq: 1, kind: 'up', tbl: 'divisions', id: records.divisions, baseRev: 1 },
        ...{ set: { name: 'Ledges' }, schema: SYNC_SCHEMA, at: '2027-06-12T11:00:00.000Z' },
      },
    ],
  }),
  'sync.hello': () => ({
    ...{ device: newId(), schema: SYNC_SCHEMA, app: '1.0.0', ackThrough: 0, devSeq: 0, sentAt: '2027-06-12T11:00:00.000Z' },
  }),
  'sync.changes': () => ({ cursor: {} }),
  'sync.ops': () => ({ ops: [newId()] }),
  'questions.answer': () => ({ take: 'mine' }),
  'topic-pages.create': ({ records }) => ({ section: records['topic-sections'], title: 'Plug it in' }),
}

/** What stands in an address, where neither the record nor its name tells. */
export const PARAMS: Record<string, (world: World) => Record<string, string>> = {
  'auth.removeFactorOf': ({ user }) => ({ id: user }),
  'users.joinTour': ({ user, tour }) => ({ id: user, tourId: tour }),
  'event-files.export': ({ tournament }) => ({ id: tournament }),
  'user-profiles.forUser': ({ director }) => ({ userId: director }),
  'user-profiles.card': ({ director }) => ({ userId: director }),
  'accounts.lock': ({ director }) => ({ id: director }),
  'platform-invoices.ofDirector': ({ director }) => ({ id: director }),
  'platform-invoices.standing': ({ director }) => ({ id: director }),
  'plans.ofDirector': ({ director }) => ({ id: director }),
  'plans.room': ({ tournament }) => ({ id: tournament }),
  'subscriptions.ofUser': ({ director }) => ({ id: director }),
  'subscriptions.byUserId': ({ director }) => ({ id: director }),
  'subscription-levels.ofUser': ({ director }) => ({ userId: director }),
  'audit.byRecord': ({ tournament }) => ({ family: 'tournaments', id: tournament }),
  'money.cashBox': ({ tournament }) => ({ id: tournament }),
  'money.payouts': ({ tournament }) => ({ id: tournament }),
  'money.settlePayouts': ({ tournament }) => ({ id: tournament }),
  'calcuttas.byTournament': ({ tournament }) => ({ id: tournament }),
  'calcuttas.save': ({ tournament }) => ({ id: tournament }),
  'calcuttas.sell': ({ tournament }) => ({ id: tournament }),
  'calcuttas.takeBack': ({ records }) => ({ id: records['calcutta-lots']! }),
  'calcuttas.payOut': ({ records }) => ({ id: records['calcutta-lots']! }),
  'calcuttas.takeBackPayout': ({ records }) => ({ id: records['calcutta-payouts']! }),
  'money.refundable': ({ records }) => ({ id: records['tournament-entries']! }),
  'money.back': ({ tournament }) => ({ id: tournament }),
  'money.giveAllBack': ({ tournament }) => ({ id: tournament }),
  'money.receipt': ({ records }) => ({ id: records['tournament-entries']! }),
  'money.ofMembership': ({ records }) => ({ id: records.memberships! }),
  'money.refundMembership': ({ records }) => ({ id: records.memberships! }),
  'money.sendReceipt': ({ records }) => ({ id: records['tournament-entries']! }),
  'money.refund': ({ records }) => ({ id: records['tournament-entries']! }),
  'stripe.takesCards': ({ tournament }) => ({ id: tournament }),
}
