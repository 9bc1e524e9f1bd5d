import { clientWords } from './client-words.ts'
import { englishValues, filled, type Phrase, type RefusalValues, valuesIn } from './refusal-phrases.ts'

/**
 * One catalogue of everything that can be refused, with the specification's words where it has them.
 * `{name}` in a text is a value. The server turns codes into statuses (`platform/http/errors.ts`).
 */
export const errorMessages = {
  'request.invalid': clientWords['request.invalid'],
  'request.not-json': 'The request couldn’t be read. Send JSON.',
  'request.too-large': 'The request is too large.',
  'request.too-many': 'Too many requests. Wait {seconds} seconds and try again.',
  'request.key-reused': 'This Idempotency-Key was sent before with a different request. Send a new key for a new request.',
  'session.over': 'Your session has expired',
  'session.stale': 'Enter your password again before you change this.',
  'password.wrong': 'Incorrect password.',
  'undo.over': 'This link was already used, or its 72 hours are up. Contact the site administrator.',
  'access.forbidden': 'You can view this but not change it. Ask the director for access.',
  'record.not-found': 'Record not found. It may have been deleted.',
  'record.stale': 'Someone changed this while you were editing. Compare both versions and save again.',
  'record.id-taken': 'Another record already has this id.',
  'record.in-use': '{name} can’t be deleted while {users} use it.',
  'reference.unknown': '{field} doesn’t exist or isn’t yours.',
  'record.only-one': 'There’s already one, and only one is allowed. Open it and change it.',
  'login.failed': 'Incorrect email or password.',
  'login.too-many': 'Too many attempts. Try again in {minutes} minutes, or reset your password.',
  'login.inactive': 'This account is inactive. Please contact your director.',
  'login.unproved': 'Confirm this email first: request a new password and set it with the code we send.',
  'session.other-page': 'This can only be requested from inside the app.',
  'setup.code': 'That’s not the setup code. It’s shown in the terminal where this server was started; restarting shows a new one.',
  'setup.done': 'This system already has an administrator. Please log in.',
  'account.email-taken': 'There is already an account with this email address.',
  'password.weak': 'Must be at least 8 characters with a lowercase letter, an uppercase letter and one of @#$%^&+=?!*',
  'account.last-admin': 'This is the only system admin who can log in. Add another one first.',
  'account.unreachable': '{name} has neither an email nor a phone number. Add one first.',
  'attempts.too-many': 'Too many attempts. Try again in {minutes} minutes.',
  'code.wrong': 'Email or verification code was incorrect.',
  'code.wrong-password': 'Temporary Password was not correct.',
  'code.wrong-phone': 'That code isn’t right. Check the text, or send a new one.',
  'code.no-phone': 'Save your phone number first.',
  'code.missing': 'Missing Fields.',
  'factor.needed': 'Enter the code from your authenticator app.',
  'factor.wrong': 'That code is wrong or was already used. Wait for the next one.',
  'factor.set-up': 'Directors here use two-step verification. Set it up now.',
  'factor.not-here': 'This account uses two-step verification. Set a new password with this code, then log in with it.',
  'factor.none': 'Two-step verification isn’t on. Set it up first.',
  'factor.required': 'Two-step verification is required for directors here and can’t be turned off.',
  'factor.on': 'Two-step verification is already on. Get new recovery codes.',
  'factor.own': 'This is your own two-step verification. Turn it off under “My account” with a code from your app.',
  'passkey.refused': 'This passkey isn’t recognized. Try again, or log in with your password.',
  'passkey.too-many': 'You can have up to {most} passkeys. Remove one first.',
  'push.service-unknown': 'This browser’s notification service isn’t supported. Use Chrome, Edge, Firefox or Safari.',
  'push.keys-wrong': 'This device’s notification keys are wrong. Turn notifications off and on again.',
  'claim.whose': 'More than one angler has this phone. Choose which one is you.',
  'impersonation.admin': 'You can’t act as a system admin.',
  'impersonation.account':
    'You’re acting as someone else. Their login, contact info, permissions, staff, payment account and money aren’t yours to change. Switch back to your own account first.',
  'erasure.admin': 'You can’t erase your own admin account. Another system admin has to do it.',
  'erasure.directs': 'This person still directs tours or tournaments ({count}). Hand them over or delete them first. Nothing was erased.',
  'erasure.done': 'This person was erased at their own request and can’t be restored.',
  'merge.same': 'These are the same angler. Choose two.',
  'merge.not-anglers': '{name} isn’t just an angler here: they’re also a director, staff or an admin. You can only merge two anglers.',
  'merge.others': '{name} is also on another director’s list. A system admin can merge them.',
  'merge.keep-other': '{name} logs in here, so that account has to stay. Keep {name} and merge the other one into it.',
  'merge.both-used': 'Both log in with their own accounts. Only a system admin can merge them.',
  'merge.email-stays': 'An account keeps the email it logs in with.',
  'merge.two-boats': 'Both are fishing {event} in different boats. Remove one first, or merge the boats if they’re the same.',
  'merge.one-boat': 'Both are in the same boat in {event}. Remove one of them first.',
  'merge.two-registrations': 'Both are pre-registered for {event}. Remove one of the pre-registrations first.',
  'merge.busy': 'The system is busy. Nothing was changed. Try again in a minute.',
  'merge.done': 'This angler was merged with another and can’t be restored.',
  'login.merged': 'This account was merged with another of yours. Log in with {email}.',
  'fields.none': 'Name at least one field to change; nothing was changed.',
  'terms.none': 'Name at least one term to search for; nothing was changed.',
  'terms.too-wide': 'More than {most} match. Name a narrower term; nothing was changed.',
  'password.common': 'This password is too easy to guess. Choose a longer one or use different words.',
  'tournament.missing-fields': 'MISSING REQUIRED FIELDS: {list}',
  'tournament.move-not-allowed': 'A tournament can’t go from {from} to {to}.',
  'tournament.finalized': 'Results are official. Reopen them before changing anything that counts.',
  'tour.none': 'There are no tours on this user.',
  'staff.directs': '{name} directs their own tours and can’t be an assistant. Make them a co-director of a tournament instead.',
  'staff.other-role': '{name} is on your staff in another role. Change the role under Current staff, then invite.',
  'staff.helps-already': '{name} is already on staff for these tours.',
  'staff.invitation-answered': 'This invitation was already answered.',
  'staff.invitation-over': 'This invitation is no longer valid. Ask the director for a new one.',
  'co-director.not-asked': 'A co-director has to accept first. Send them an invitation.',
  'staff.no-tour': 'Staff are assigned to tours, and this isn’t in one. Add it to a tour first.',
  'membership.exists': 'This angler is already a member of this season.',
  'membership.paid': 'This membership has been paid. Ask the season’s director to end it.',
  'membership.by-card': 'This membership was paid by card. Refund it first, or end it instead.',
  'membership.no-cards': 'This season doesn’t take cards yet. Pay the director, or ask them to finish “Getting paid.”',
  'season-team.exists': 'This team or angler is already in this season.',
  'registration.closed': 'Registration for this tournament has closed.',
  'registration.not-yet': 'Registration for this tournament opens {date}. Come back then.',
  'registration.not-taken': 'This tournament doesn’t take pre-registrations. Ask the director how to enter.',
  'registration.in-line': 'You’re on the waiting list. You pay when a spot opens; we’ll email you.',
  'registration.too-many-here': 'Many teams have signed up from this internet connection. Sign up at the table.',
  'registration.list-over': 'The boats have left, so the waiting list is closed. Add this team as an entry instead.',
  'registration.place-over': 'The time to pay for this spot is up. Sign up again.',
  'registration.being-paid': 'Someone is paying for this team right now. Try again when they’re done, or in 15 minutes.',
  'pots.closed': 'The first boat has left, so pots are closed.',
  'pots.paid': 'Your boat already paid for its pots. Ask the director to remove one.',
  'withdrawal.ask': 'Your director decides about this withdrawal. Ask to withdraw.',
  'withdrawal.changed': 'The refund is {amount} now. Check it, and withdraw again. Nothing was changed.',
  'withdrawal.begun': 'This event has begun or is canceled, so you can’t withdraw here. Ask the director.',
  'pots.ask-director': 'Your boat paid at the ramp. Ask the director to add this pot.',
  'registration.no-room': 'This event isn’t taking more online entries. Ask the director.',
  'registration.angler-twice': '{name} is already registered for this tournament.',
  'registration.team-entered': 'Your partner is already entered. Ask the director to add you.',
  'registration.captain-ashore': 'The boat captain has to be one of the anglers in the boat.',
  'registration.sub-on-board': 'The substitute is already fishing in this boat. Choose someone else.',
  'registration.group-unknown': 'This tournament has no group “{group}”. Choose one of its groups.',
  'waiver.needed': 'Read and accept this tournament’s waiver first.',
  'waiver.changed': 'The director has changed the waiver. Read it again and accept it.',
  'waiver.none': 'This tournament has no waiver.',
  'waiver.theirs': 'You can only clear a waiver signed on paper or on a director’s device. One an angler accepted stays.',
  'registration.invitation-over': 'This invitation is no longer valid. Ask your partner for a new link.',
  'registration.links-too-many': 'This team has {most} open links. Revoke one first.',
  'team.full': 'This team is full ({most} anglers). Ask the captain.',
  'team.link-over': 'This link no longer works. Ask the captain for a new one.',
  'interaction.over': 'This tournament is over. You can’t mark Interested or Going anymore.',
  'calendar.end-before-start': 'The event ends before it starts. Correct one of the two.',
  'calendar.hours-required': 'Hours are required for Early Release and Delayed Start events.',
  'entry.angler-twice': '{name} is already entered in this tournament.',
  'entry.no-angler': 'An entry needs at least one angler.',
  'entry.crew-too-large': 'Boats in this tournament have {size}; this one has {count}. Remove someone, or change the team size.',
  'entry.not-same-boat': 'These two can’t be merged: they’re in different tournaments, or the names on board differ.',
  'entry.weighed': 'This entry has weighed in. Disqualify it, or void its weigh-ins first.',
  'entry.has-new-weigh-ins': 'This boat has weighed in or paid since you last saw it. Check the new records before you delete the entry.',
  'boat-number.taken': 'Boat {number} is already {name}.',
  'weigh-in.invalid-weight': '{value} isn’t a weight. Ounces go from 0 to 15.',
  'weigh-in.day-unknown': 'Day {day} doesn’t exist. Days of this tournament: {days}.',
  'weigh-in.fish-without-weight': '{count} fish can’t weigh zero. Enter the weight or save as no fish.',
  'weigh-in.lengths-not-here': 'This tournament weighs fish. Lengths are for tournaments measured in inches.',
  'weigh-in.not-a-quarter': '{value} isn’t a length. Fish are measured to a quarter of an inch: .00, .25, .50 or .75.',
  'weigh-in.lengths-differ': 'The fish add up to {sum} in, but the bag says {weight} in. Measure them again.',
  'weigh-in.big-fish-over-bag': 'The big fish can’t weigh more than the bag.',
  'weigh-in.dead-over-total': 'Dead fish can’t be more than total fish.',
  'weigh-in.live-over-total': '{live} live and {dead} dead fish is more than {total}.',
  'weigh-in.over-any-scale': 'Too heavy for any scale: the most a bag can weigh is {limit}.',
  'weigh-in.reason-needed': 'Enter a reason. Changing a saved weight needs one.',
  'weigh-in.voided': 'This weigh-in is void and can’t be changed.',
  'weigh-in.already': '{name} already weighed in that day. Correct the saved weight instead.',
  'weigh-in.cut': '{name} didn’t make the cut and can’t weigh in this day.',
  'weigh-in.day-closed': 'Day {day} weigh-in is closed. Reopen the day to take more bags.',
  'weigh-in.not-open': 'Weigh-in isn’t open. Start the tournament first.',
  'results.none': 'There was an error generating payment from this tournament weigh in. NO RESULTS FOUND!',
  'results.no-tournament': 'No tournament found on results. COULD NOT CREATE PAYMENTS.',
  'results.no-director': 'No director was found on this weigh in result. COULD NOT GENERATE PAYMENTS.',
  'results.already-final': 'Results are already official. Nothing was recorded twice.',
  'results.protests-open': 'The protest period is still open. Wait for it to end, or enter a reason.',
  'results.board-held': 'The public leaderboard is on hold. Show it all first.',
  'results.hold-final': 'Results are official, so there’s nothing left to hold.',
  'results.changed-since-preview': 'A weight changed after this preview. Review the new numbers and finalize again.',
  'results.boats-missing': 'Boats without a weight: {count}. Check them under “Close out,” then finalize.',
  'results.flags-open': 'Open weigh-in questions ({count}): {flags}. Answer them before results can be official.',
  'results.questions-open':
    'Two people entered different things for this tournament. Open questions: {count}. Answer them under “Close out” or in the sync list before results can be official.',
  'results.undecided-here':
    'Rejected changes on this device: {count}. The numbers here don’t match the server’s. Tap the sync status to resolve them, then finalize.',
  'question.answered': 'Someone answered this first, and their answer counts. Check the record if you think it’s wrong.',
  'question.changed': 'This changed after you looked at it. The question is still open; check it again.',
  'points.already': 'This angler already has points from this entry. Change those instead.',
  'raffle.won': 'Ticket {number} won this raffle and can’t be deleted. Undo the winner first.',
  'raffle.drawn': 'This raffle’s winner has been drawn. Undo the winner before selling or deleting tickets.',
  'raffle.devices-silent':
    'Not heard from: {names}. Tickets sold on these devices would miss the draw. Sync them first, or draw without them.',
  'raffle.no-late-tickets': 'No tickets for this raffle came in after the draw.',
  'raffle.no-tickets': 'No tickets sold for this raffle yet. Sell tickets before you draw.',
  'calcutta.none': 'This tournament has no calcutta yet. The director sets it up first.',
  'calcutta.closed': 'The calcutta is closed. The director can reopen it.',
  'calcutta.over': 'Results are official, so no more boats can be sold.',
  'calcutta.sold': '{boat} is already sold to {buyer} for {price}.',
  'calcutta.not-official': 'Calcutta winners are paid once results are official.',
  'calcutta.owes-other': 'The amount changed to {amount}. Check the list again.',
  'calcutta.paid': 'Money was already paid out for this lot. Void that first.',
  'calcutta.has-paid': 'Calcutta money was already paid out. Void that before you change the payout rules.',
  'raffle.nobody-left': 'Every ticket in this raffle was skipped. Undo the winner to draw again.',
  'coupon.unknown': 'No coupon for this tournament has the code {code}. Check the spelling, or ask the director.',
  'coupon.over': 'Coupon {code} has expired or is inactive.',
  'coupon.used-up': 'Coupon {code} is used up: it was good for {most} boats.',
  'coupon.no-fee': 'Coupons come off the entry fee, and this boat doesn’t pay one.',
  'coupon.paid': 'This boat has already been paid for. Coupons have to be used before payment.',
  'coupon.taken': 'There’s already a coupon with this code. Change that one, or choose another code.',
  'coupon.fewer': '{used} boats already used this coupon. Enter that number or more.',
  'account.registers-nobody':
    'No more anglers can be registered for this tournament until its director pays the platform fee. Events that have started continue.',
  'level.full':
    '{tier} allows {limit} anglers per event, and this would make {count}. Upgrade for more. Events that have started continue.',
  'level.feature': 'This is part of the {tier} plan. The director can upgrade under Your plan. Existing settings stay.',
  'code.over': 'This code can’t be used. It may have been used already or expired.',
  'account.locked': 'This account is locked because a payment failed. It can be deleted once it’s paid up.',
  'payment.by-card': 'This was paid by card and can’t be changed. Refund it to the card, and the books update automatically.',
  'payment.sent': 'This was sent to the winner’s account and can’t be reversed here. Ask them for it, then record what they return.',
  'payment.sending': 'This is on its way to the winner’s account. Check again in a minute.',
  'payment.handed-out': 'This already has a payment method. Set it to “Not yet” first to send it to an account.',
  'payouts.changed': 'This boat’s payouts changed since you opened them. Check the amount, then try again.',
  'payouts.results-open': 'The results are open. Make them official first, then settle payouts.',
  'money.day-to-come': 'That day hasn’t come yet. Choose today or an earlier day.',
  'payment.not-handed-out': 'Only money going out can be marked as paid out.',
  'cards.off': 'Cards can’t be used here: no card processor is set up. Pay at the ramp, or ask the site administrator.',
  'cards.away': 'The card processor isn’t responding. You won’t be charged twice. Try again in a few minutes.',
  'cards.refused': 'The card processor declined: {words}',
  'cards.declined': '{words} Nothing was charged. Try another card.',
  'cards.asks': 'Your card’s bank wants to verify it’s you. Nothing was charged.',
  'cards.no-card': 'No saved card can be charged. Save one first.',
  'cards.on-its-way': 'A payment is pending with the bank. It can take a few days. Your spot is held until then; don’t pay again.',
  'cards.nothing-due': 'There’s nothing left to pay.',
  'cards.no-share': 'Only an angler in this boat can pay a share. Pay the full amount, or let your partner pay.',
  'cards.director-not-ready': 'This tournament doesn’t take cards yet. Pay at the ramp, or ask the director to finish “Getting paid.”',
  'cards.recipient-not-ready': 'The recipient doesn’t have an account set up yet. Pay by check or cash, or ask them to open one.',
  'cards.payer-not-ready': 'Your Stripe account can’t send money yet. Finish “Getting paid” first, or pay this by cash or check.',
  'cards.balance-too-small':
    'Your Stripe account doesn’t have enough money. Nothing was sent. Pay by cash or check, or wait for more card payments.',
  'cards.came-back':
    'The card processor couldn’t pay the winner: {words} The money is back in your account. Pay by cash or check, or try again later.',
  'cards.no-payout': 'Only a payout that isn’t void can be sent to an account.',
  'refund.too-much': 'Up to {left} can be refunded this way; this is {amount}. Enter a smaller amount.',
  'refund.not-cancelled': 'This event isn’t canceled. Cancel it first to refund everyone.',
  'cards.in-person': 'This event doesn’t take cards. Pay at the ramp.',
  'cards.cancelled': 'This event is canceled. There’s nothing to pay.',
  'refund.nothing': 'A refund can’t be $0. Enter an amount.',
  'subscription-level.not-for-sale': 'This plan can’t be bought by card. Choose another one.',
  'credits.too-few': 'You have {balance} credits; this takes {amount}. Add credits first.',
  'credits.left': 'There are still {balance} credits here. Write them off first.',
  'ledger.append-only': 'Transactions can’t be edited. Reverse this one, then record the correct one.',
  'invoice.settled': 'This invoice is {status} and can’t be changed. Void it and create a new one.',
  'sponsor.move-not-allowed': 'A sponsor can’t go from {from} to {to}.',
  'sponsor-settings.taken': 'This tour or season already has sponsor settings. Change those instead.',
  'advertiser.key-taken': 'Another advertiser already has this key.',
  'message.only-read': 'You can mark this message as read. Only the sender can change or delete it.',
  'message.sent': 'This message was already sent. Write another, or delete it to remove it from inboxes.',
  'message.sent-already': 'This message was already sent. Start a new one.',
  'message.nobody': 'No one would get this message. Choose other people, or write when there’s someone to reach.',
  'message.no-address': 'No one on your angler list can be reached at {address}. Add the angler with this address first.',
  'message.from-other': 'Replies go to your own address: {own}. Leave the sender blank.',
  'message.no-words': 'Write a message, or name a template.',
  'message.template-unknown': 'There’s no template with this name. Use plain, registration or receipt.',
  'message.own-address': 'Your account can’t receive this test: it has no email or no phone number. Add it first.',
  'image.not-a-picture': 'Browsers can’t show this as a picture. Send a JPEG, PNG, GIF or WebP.',
  'upload.too-large': 'Image is too large. Please compress it, or try uploading a different one.',
  'upload.document-too-large': 'This document is too large. Make it smaller, or submit it as more than one file.',
  'upload.no-file': 'No file was sent. Choose one, and send it as multipart/form-data.',
  'upload.too-many-files': 'Up to {most} files at once. Choose fewer.',
  'upload.kind': 'This isn’t a picture (JPEG, PNG, GIF or WebP) or a PDF, whatever its name says. Choose another file.',
  'upload.broken': 'This file is damaged and can’t be opened. Choose another one.',
  'upload.too-many-pixels': 'This picture has {millions} million pixels; the limit is {most} million. Make it smaller first.',
  'upload.cut': 'The upload was cut off, so nothing was saved. Try again.',
  'upload.full': 'You’ve used all {most} MB of storage. Remove files you don’t need, or ask the site administrator.',
  'upload.no-room': 'File storage isn’t responding or is full. Nothing was saved. Try again later.',
  'upload.away': 'File storage isn’t responding. Try again in a few minutes.',
  'event-file.not-one': 'This isn’t an event file from this app. Choose the .ramplight.zip from Export event.',
  'event-file.too-large': 'This event file is too large: the limit is {most} MB, or {unpacked} MB unzipped.',
  'event-file.broken': 'This event file is damaged and can’t be read: {what}. Export it again.',
  'event-file.newer':
    'This event file comes from a newer version (format {format}; this server reads up to {most}). Update this server first.',
  'event-file.changed': 'This event file has changed since it was exported. Nothing was imported.',
  'event-file.already': 'This event file was already imported here. Nothing was imported again.',
  'image.too-many': 'You have {most} pictures here. Delete one before you add another.',
  'section.key-taken': 'Another help section already has this key.',
  'page.parent-unknown': 'The page above this one doesn’t exist. It may have been deleted.',
  'page.other-section': 'A page has to be under a page in its own section.',
  'page.below-itself': 'A page can’t be under itself.',
  'setting.key-taken': 'Another setting already has this key.',
  'setting.switch': 'This setting is on or off. Send true or false.',
  'setting.price': 'This setting is a price in dollars, from 0 to 10. Send a number, or null for none.',
  'subscription.move-not-allowed': 'A subscription can’t go from {from} to {to}.',
  'subscription.has-one': 'You already pay for a plan. Change that one so you don’t pay for two.',
  'subscription.admin-only': 'Only an administrator can change this. You can pause, resume or cancel the subscription.',
  'subscription-code.taken': 'This code is already in use. Leave it blank to generate one.',
  'shop.not-connected': 'No store is connected. Import the orders as a file instead.',
  'sync.upgrade-needed': 'This app is too old to sync. Your work on this device is safe. Update the app, then sync again.',
  'sync.too-old': 'This change comes from a version of the app that’s no longer supported.',
  'sync.op-reused': 'This change was already sent with different content.',
  'sync.gone': 'This record was deleted in the meantime.',
  'sync.parent-gone': 'The record this belongs to was deleted in the meantime.',
  'sync.online-only': 'You need internet to change this.',
  'streams.full': 'Too many leaderboards are open right now. This one refreshes every few seconds instead.',
  'server.busy': 'The server is busy right now. Your work on this device is safe. Try again in a few seconds.',
  'server.unreachable': 'The database can’t be reached right now. Your work on this device is safe. Try again in a few seconds.',
  'server.failed': clientWords['server.failed'],
} as const

export type ErrorCode = keyof typeof errorMessages

/** Values that are said in words: they cross the wire as codes. */
type InWords = {
  users: Phrase[]
  flags: Phrase[]
  from: Phrase
  to: Phrase
  status: Phrase
  size: Phrase
  date: { date: string }
}
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never
/** The values that the sentence of a code asks for, all of them: one that is left out does not compile. */
type ValuesOf<Code extends ErrorCode> = {
  [Name in NamesIn<(typeof errorMessages)[Code]>]: Name extends keyof InWords ? InWords[Name] : string | number
}
type Given<Code extends ErrorCode> = [NamesIn<(typeof errorMessages)[Code]>] extends [never]
  ? [values?: undefined]
  : [values: ValuesOf<Code>]

/** A refusal as a value: a stable code and its values, the words for a person, and details for a screen. */
export class DomainError extends Error {
  override readonly name = 'DomainError'
  readonly code: ErrorCode
  readonly values: RefusalValues | undefined
  readonly details: unknown
  constructor(code: ErrorCode, values?: RefusalValues, details?: unknown) {
    super(sentenceOf(code, values))
    this.code = code
    this.values = values
    this.details = details
  }
}

const sentenceOf = (code: ErrorCode, values: RefusalValues = {}): string => filled(errorMessages[code], valuesIn(englishValues, values))

/** The names of the values that the sentence of a code asks for. */
export const valuesAskedFor = (code: ErrorCode): string[] => [...errorMessages[code].matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

/** The catalogue's sentence for a code, its `{values}` filled in. */
export const messageOf = <Code extends ErrorCode>(code: Code, ...[values]: Given<Code>): string => sentenceOf(code, values)

/** `throw refused('boat-number.taken', { number: 12, name: 'Hall' })` */
export const refused = <Code extends ErrorCode>(code: Code, ...[values, details]: [...Given<Code>, details?: unknown]): DomainError =>
  new DomainError(code, values as RefusalValues | undefined, details)
