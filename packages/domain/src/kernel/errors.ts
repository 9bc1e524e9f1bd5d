import { clientWords } from './client-words.ts'
import { englishValues, filled, type Phrase, type RefusalValues, valuesIn } from './refusal-phrases.ts'

/**
 * One catalogue of everything that can be refused, with the specification's words where it has them.
 * `{name}` in a text is a value. The server turns codes into statuses (`platform/http/errors.ts`).
 */
export const errorMessages = {
  'request.invalid': clientWords['request.invalid'],
  'request.not-json': 'The request could not be read. Send JSON.',
  'request.too-large': 'The request is too large.',
  'request.too-many': 'Too many requests. Wait {seconds} seconds and try again.',
  'request.key-reused': 'This Idempotency-Key was sent before with a different request. Send a new key for a new request.',
  'session.over': 'Your session has expired',
  'session.stale': 'Please type your password once more before you change this.',
  'password.wrong': 'The password is not correct.',
  'undo.over': 'This link has been used, or its 72 hours are over. Please contact whoever runs this system.',
  'access.forbidden': 'You can view this but not change it. Ask its director for access.',
  'record.not-found': 'This record was not found. It may have been deleted.',
  'record.stale': 'Somebody changed this while you were editing. Compare both versions and save again.',
  'record.id-taken': 'Another record already has this id.',
  'record.in-use': '{name} cannot be deleted while {users} use it.',
  'reference.unknown': '{field} does not exist or is not yours.',
  'record.only-one': 'There is already one, and there is only one of these. Open that one and change it.',
  'login.failed': 'The email or password is not correct.',
  'login.too-many': 'Too many attempts. Try again in {minutes} minutes, or reset your password.',
  'login.inactive': 'This account is not active. Please contact your director.',
  'login.unproved': 'Prove this email first: ask for a new password, and set it with the code that we send.',
  'session.other-page': 'Only a page of this product may ask for this.',
  'setup.code': 'That is not the setup code. The terminal in which this server was started shows it; a new start shows a new one.',
  'setup.done': 'This system already has an administrator. Please log in.',
  'account.email-taken': 'There is already an account with this email address.',
  'password.weak': 'Must be at least 8 characters with a lowercase letter, an uppercase letter and one of @#$%^&+=?!*',
  'account.last-admin': 'This is the only system admin who can log in. Make another one first.',
  'account.unreachable': '{name} has neither an email nor a phone number. Add one first.',
  'attempts.too-many': 'Too many attempts. Try again in {minutes} minutes.',
  'code.wrong': 'Email or verification code was incorrect.',
  'code.wrong-password': 'Temporary Password was not correct.',
  'code.missing': 'Missing Fields.',
  'factor.needed': 'Type the code of your authenticator app.',
  'factor.wrong': 'This code is not right, or it was used before. Wait for the next one.',
  'factor.set-up': 'Directors here sign in with a second step. Set it up now.',
  'factor.not-here': 'This account has a second step. Set a new password with this code, then log in with it.',
  'factor.none': 'There is no second step to change. Begin with setting it up.',
  'factor.required': 'Directors here need a second step; it cannot be turned off.',
  'factor.on': 'Your second step is on already. Make new recovery codes.',
  'factor.own': 'This is your own second step. Turn it off under “My data”, with a code of your app.',
  'passkey.refused': 'This passkey is not known here, or it is not right. Try again, or log in with your password.',
  'passkey.too-many': 'An account has at most {most} passkeys. Remove one first.',
  'push.service-unknown': 'This browser takes notifications by a service that is not known here. Use Chrome, Edge, Firefox or Safari.',
  'push.keys-wrong': 'The keys of this device are not right. Turn notifications off and on again.',
  'claim.whose': 'More than one angler has this phone. Choose who you are.',
  'impersonation.admin': 'Nobody acts as a system admin.',
  'impersonation.account':
    'You’re acting as someone else. Their login, contact info, permissions, staff, payment account and money aren’t yours to change. Switch back to your own account first.',
  'erasure.admin': 'Nobody erases the only key they hold: another system admin has to do this.',
  'erasure.directs':
    'Tours or tournaments are still directed by this person ({count}). Hand them over or delete them first; nothing was erased.',
  'erasure.done': 'This person was erased at their own request. Nothing brings them back.',
  'merge.same': 'These are the same angler. Choose two.',
  'merge.not-anglers': '{name} is more than an angler here: a director, somebody who helps, or an admin. Only two anglers become one.',
  'merge.others': '{name} is also in the book of another director. A system admin can merge them.',
  'merge.keep-other': '{name} signs in here, so their account has to stay. Keep {name}, and merge the other one into it.',
  'merge.both-used': 'Both sign in here with accounts of their own. Only a system admin can merge them.',
  'merge.email-stays': 'An account keeps the email that it signs in with.',
  'merge.two-boats': 'Both fish {event}, in two boats. Take one of them out first, or merge the boats if they are one.',
  'merge.one-boat': 'Both sit in one boat of {event}. Take one of them out of the boat first.',
  'merge.two-registrations': 'Both are pre-registered for {event}. Take one of the pre-registrations back first.',
  'merge.both-paid': 'Both paid for a membership of {season}, each in another way. Correct one of the two first.',
  'merge.busy': 'Many records are being written right now. Nothing was changed: try again in a minute.',
  'merge.done': 'This angler was merged with another one. Nothing brings them back.',
  'login.merged': 'This account was merged with another one of yours. Log in with {email}.',
  'fields.none': 'Name at least one field to change; nothing was changed.',
  'terms.none': 'Name at least one term to search for; nothing was changed.',
  'terms.too-wide': 'More than {most} match. Name a narrower term; nothing was changed.',
  'password.common': 'This password is easy to guess. Choose a longer one, or one with other words.',
  'tournament.missing-fields': 'MISSING REQUIRED FIELDS: {list}',
  'tournament.move-not-allowed': 'A tournament cannot go from {from} to {to}.',
  'tournament.finalized': 'Results of this tournament are final. Reopen them before changing anything that counts.',
  'tour.none': 'There are no tours on this user.',
  'staff.directs': '{name} directs tours of their own and cannot be an assistant. Name them co-director of a tournament instead.',
  'staff.helps-already': '{name} helps on these tours already.',
  'staff.invitation-answered': 'This invitation was answered already.',
  'staff.invitation-over': 'This invitation is not good any more. Ask the director for a new one.',
  'co-director.not-asked': 'A co-director has to accept first. Send them an invitation.',
  'staff.no-tour': 'Who helps, helps on a tour, and this belongs to none. Give it a tour first.',
  'membership.exists': 'This angler is a member of this season already.',
  'membership.paid': 'This membership has been paid for. Ask the director of the season to end it.',
  'membership.by-card': 'A card has paid for this membership. Give the money back first, or end it instead.',
  'membership.no-cards': 'This season takes no cards yet. Pay its director, or ask them to finish “Getting paid”.',
  'season-team.exists': 'This team or angler is in this season already.',
  'registration.closed': 'Registration for this tournament has closed.',
  'registration.not-yet': 'Registration for this tournament opens on {date}. Come back then.',
  'registration.not-taken': 'This tournament takes no pre-registrations. Ask its director how to enter.',
  'registration.in-line': 'You’re on the waiting list. You pay when a spot opens; we’ll email you.',
  'registration.too-many-here': 'Many teams have signed up from this connection. Sign up at the table.',
  'registration.list-over': 'The boats have left, so the waiting list is over. Add them as an entry instead.',
  'registration.place-over': 'The time to pay for this place is over. Sign up again.',
  'registration.being-paid': 'Somebody is paying for this team right now. Try again when that is done, or in a quarter of an hour.',
  'pots.closed': 'The first boat has left: nobody buys into pots any more.',
  'pots.paid': 'Your boat has paid for its pots. Ask the director to take one out.',
  'pots.ask-director': 'Your boat has paid at the ramp. Ask the director to add this pot.',
  'registration.no-room': 'This event takes no more entries online. Ask its director.',
  'registration.angler-twice': '{name} is already registered for this tournament.',
  'registration.team-entered': 'Your partner is on the list of boats already. Ask the director to add you.',
  'registration.captain-ashore': 'The boat captain is one of the anglers of the boat. Choose one of them.',
  'registration.sub-on-board': 'The substitute fishes in this boat already. Choose somebody else.',
  'registration.group-unknown': 'This tournament has no group “{group}”. Choose one of its groups.',
  'waiver.needed': 'Read the waiver of this tournament and accept it first.',
  'waiver.changed': 'The director has changed the waiver. Read it again and accept it.',
  'waiver.none': 'This tournament has no waiver.',
  'waiver.theirs': 'Only who signed on paper, or on a device of the director, is taken off the list. What an angler accepted stays.',
  'registration.invitation-over': 'This invitation is not good any more. Ask your partner for a new link.',
  'registration.links-too-many': 'There are {most} open links to this team. Take one back first.',
  'team.full': 'This team is full: {most} anglers. Ask its captain.',
  'team.link-over': 'This link is not good any more. Ask the captain for a new one.',
  'interaction.over': 'This tournament is over: nobody marks Interested or Going any more.',
  'calendar.end-before-start': 'The event ends before it begins. Correct one of the two.',
  'calendar.hours-required': 'Hours are required for Early Release and Delayed Start events.',
  'entry.angler-twice': '{name} is already entered in this tournament.',
  'entry.no-angler': 'An entry needs at least one angler.',
  'entry.crew-too-large': 'A boat of this tournament has {size}, and here there are {count}. Take somebody out, or change the team size.',
  'entry.not-same-boat': 'These two are not one boat: they are in different tournaments, or their crews have different names.',
  'entry.weighed': 'This entry has weighed fish. Disqualify it instead, or void its weigh-ins first.',
  'entry.has-new-weigh-ins': 'This boat has weighed or paid since you last saw it. Look at the new records before you delete the entry.',
  'boat-number.taken': 'Boat {number} is already {name}.',
  'weigh-in.invalid-weight': '{value} is not a weight. Ounces go from 0 to 15.',
  'weigh-in.day-unknown': 'Day {day} does not exist. Days of this tournament: {days}.',
  'weigh-in.fish-without-weight': '{count} fish cannot weigh nothing. Enter the weight, or save as no fish.',
  'weigh-in.lengths-not-here': 'This tournament weighs its fish. Measured lengths are for tournaments whose unit is inches.',
  'weigh-in.not-a-quarter': '{value} is not a length. Fish are measured to a quarter of an inch: .00, .25, .50 or .75.',
  'weigh-in.lengths-differ': 'The fish come to {sum} in, but the bag says {weight} in. Measure them again.',
  'weigh-in.big-fish-over-bag': 'The big fish cannot weigh more than the bag.',
  'weigh-in.dead-over-total': 'There cannot be more dead fish than fish.',
  'weigh-in.live-over-total': '{live} live and {dead} dead fish are more than {total}.',
  'weigh-in.over-any-scale': 'No scale reads that much: a bag is at most {limit}.',
  'weigh-in.reason-needed': 'Say why: a change of a saved weight needs a reason.',
  'weigh-in.voided': 'This weigh-in is void and cannot be changed.',
  'weigh-in.already': '{name} has already weighed on this day. Correct the saved weight instead.',
  'weigh-in.cut': '{name} did not make the cut and cannot weigh on this day.',
  'weigh-in.day-closed': 'The weigh-in of day {day} is closed. Open the day again to take more bags.',
  'weigh-in.not-open': 'The weigh-in is not open. Start the tournament first.',
  'results.none': 'There was an error generating payment from this tournament weigh in. NO RESULTS FOUND!',
  'results.no-tournament': 'No tournament found on results. COULD NOT CREATE PAYMENTS.',
  'results.no-director': 'No director was found on this weigh in result. COULD NOT GENERATE PAYMENTS.',
  'results.already-final': 'Results of this tournament are already final. Nothing was written twice.',
  'results.protests-open': 'Protests are open. Wait for the end, or say why not.',
  'results.board-held': 'The public board is held. Show it all first.',
  'results.hold-final': 'The results are official. There is nothing to hold any more.',
  'results.changed-since-preview': 'A weight changed after this preview. Look at the new figures and finalize again.',
  'results.boats-missing': 'Boats without a weight: {count}. Look at the close-out, then finalize what it shows.',
  'results.flags-open': 'Open questions of the weigh-in ({count}): {flags}. Answer them before the results become final.',
  'results.questions-open':
    'Two people said different things about this tournament. Open questions: {count}. Answer them under “Close out” or in the sync list first; then the results can become final.',
  'results.undecided-here':
    'Refused on this device: {count}. So its figures are not those of the server. Tap the sync pill and decide, then finalize.',
  'question.answered': 'Somebody answered this question before you, and their answer counts. Look at the record if you think it is wrong.',
  'question.changed': 'This was changed after you looked at it. The question is still open: look at it again.',
  'points.already': 'This angler already has points of this entry. Change those instead.',
  'raffle.won': 'Ticket {number} won this raffle and cannot be deleted. Take the winner back first.',
  'raffle.drawn': 'The winner of this raffle is drawn. Take the winner back before selling or deleting tickets.',
  'raffle.devices-silent':
    'Not heard from: {names}. Tickets sold on these devices would miss the draw. Sync them first, or draw without them.',
  'raffle.no-late-tickets': 'No ticket of this raffle came in after the draw.',
  'raffle.no-tickets': 'No ticket of this raffle is sold yet. Sell tickets before you draw.',
  'calcutta.none': 'This tournament has no calcutta yet. Its director sets it up first.',
  'calcutta.closed': 'The calcutta is closed. Its director can open it again.',
  'calcutta.over': 'The results are official, so no boat is sold any more.',
  'calcutta.sold': '{boat} is sold already: to {buyer} for {price}.',
  'calcutta.not-official': 'Payouts of the calcutta are made once the results are official.',
  'calcutta.owes-other': 'It is {amount} now, not what you saw. Look at the list again.',
  'calcutta.paid': 'Money was handed out for this lot. Take that back first.',
  'calcutta.has-paid': 'Money of this calcutta was handed out. Take that back before you change how it pays.',
  'raffle.nobody-left': 'Every ticket of this raffle was passed over. Take the winner back to draw again.',
  'coupon.unknown': 'No coupon of this tournament has the code {code}. Check how it is written, or ask the director.',
  'coupon.over': 'Coupon {code} cannot be used any more.',
  'coupon.used-up': 'Coupon {code} is used up: it was for {most} boats.',
  'coupon.no-fee': 'A coupon takes something off the entry fee, and this boat pays none.',
  'coupon.paid': 'Somebody has paid for this boat. A coupon counts before that.',
  'coupon.taken': 'There is a coupon with this code already. Change that one, or choose another code.',
  'coupon.fewer': 'Boats that have used this coupon: {used}. Type this many or more.',
  'account.registers-nobody':
    'No more anglers can be registered for this tournament: its director has to pay the platform fee first. An event that has begun goes on as it is.',
  'level.full':
    '{tier} takes {limit} anglers per event, and this would make {count}. A higher level takes more. An event that has begun goes on as it is.',
  'level.feature': 'This comes with the {tier} level. Its director finds it under Your level. What is there already stays as it is.',
  'code.over': 'This code cannot be used. It may have been used already, or be over.',
  'account.locked': 'This account is locked because a payment failed. It can be deleted once it has paid.',
  'payment.by-card': 'This was paid by card and stays as it is. Give the money back to the card, and the books follow by themselves.',
  'payment.sent':
    'This went to the account of who won it, and cannot be taken back here. Ask them for it, and write down what they give back.',
  'payment.sending': 'This is on its way to the account of who won it. Look again in a minute.',
  'payment.handed-out':
    'Somebody has written down how this was handed out. Set it to “Not yet” first, if it is to go to an account instead.',
  'money.day-to-come': 'That day is still to come. Choose today or an earlier day.',
  'payment.not-handed-out': 'Only money that goes out to somebody is handed out.',
  'cards.off': 'Cards cannot be used here: no card provider is set up. Pay at the ramp, or ask whoever runs this system.',
  'cards.away': 'The card provider does not answer right now. Nothing is charged twice. Try again in a few minutes.',
  'cards.refused': 'The card provider said no: {words}',
  'cards.declined': '{words} Nothing was charged. Try another card.',
  'cards.asks': 'The bank of the card wants to know that it is you who pays. Nothing was charged.',
  'cards.no-card': 'There is no saved card that could pay. Save one first.',
  'cards.on-its-way':
    'A payment is on its way, and the bank has not answered yet. It can take some days. A place is held until then; do not pay again.',
  'cards.nothing-due': 'There is nothing left to pay.',
  'cards.no-share': 'Only an angler of this boat pays a share of it. Pay all of it, or let the partner pay.',
  'cards.director-not-ready': 'This tournament takes no cards yet. Pay at the ramp, or ask its director to finish “Getting paid”.',
  'cards.recipient-not-ready': 'Who is to get this money has no account for it yet. Pay by check or cash, or ask them to open one.',
  'cards.payer-not-ready':
    'Your account at the card provider cannot pay anybody yet. Finish “Getting paid” first, or hand this out in cash or by check.',
  'cards.balance-too-small':
    'There is not enough in your account at the card provider. Nothing was moved. Hand it out in cash or by check, or wait until more card payments are in.',
  'cards.came-back':
    'The card provider could not give this to who won it: {words} The money is back in your account. Hand it out in cash or by check, or try again later.',
  'cards.no-payout': 'Only a payout of a tournament that is not void is paid to an account.',
  'refund.too-much': 'There is {left} left to give back this way, and this is {amount}. Type a smaller amount.',
  'refund.not-cancelled': 'This event is not cancelled. Cancel it first, and everybody can get their money back.',
  'cards.in-person': 'This event takes no cards. Pay at the ramp.',
  'cards.cancelled': 'This event is cancelled. There is nothing to pay.',
  'refund.nothing': 'Nothing is given back with $0. Type an amount.',
  'subscription-level.not-for-sale': 'This level cannot be bought by card. Choose another one.',
  'credits.too-few': 'There are {balance} credits; this takes {amount}. Add credits first.',
  'credits.left': 'There are still {balance} credits in this bank. Write them off first.',
  'ledger.append-only': 'A line of the ledger stays as it was written. Delete it, which adds a counter-line, and write the right one.',
  'invoice.settled': 'This invoice is {status} and stays as it is. Void it and write a new one.',
  'sponsor.move-not-allowed': 'A sponsor cannot go from {from} to {to}.',
  'sponsor-settings.taken': 'There are sponsor settings for this tour or season already. Change those instead.',
  'advertiser.key-taken': 'Another advertiser already has this key.',
  'message.only-read': 'You can mark this message as read. Only who wrote it changes or deletes it.',
  'message.sent': 'This message was sent as it is. Write another one, or delete it to take it out of the inboxes.',
  'message.sent-already': 'This message was sent already. Start a new one to write something else.',
  'message.nobody': 'Nobody would get this message. Choose others, or write when there is somebody.',
  'message.no-address': 'Nobody in your book can be reached at {address}. Add the angler with this address first.',
  'message.from-other': 'Answers go to your own address: {own}. Leave the sender out.',
  'message.no-words': 'Write a message, or name a template.',
  'message.template-unknown': 'There is no template of this name. There are: plain, registration, receipt.',
  'message.own-address': 'Your own account has nothing to send this test to: no email, or no phone number. Add it first.',
  'image.not-a-picture': 'This is no picture that browsers show. Send a JPEG, PNG, GIF or WebP.',
  'upload.too-large': 'Image is too large. Please compress it, or try uploading a different one.',
  'upload.document-too-large': 'This document is too large. Make it smaller, or hand it in as more than one file.',
  'upload.no-file': 'There is no file in this. Choose one, and send it as multipart/form-data.',
  'upload.too-many-files': 'At most {most} files at once. Choose fewer.',
  'upload.kind': 'This is neither a picture (JPEG, PNG, GIF or WebP) nor a PDF, whatever it is called. Choose another file.',
  'upload.broken': 'This file is damaged and cannot be opened. Choose another one.',
  'upload.too-many-pixels': 'This picture has {millions} million pixels; at most {most} million are read. Make it smaller first.',
  'upload.cut': 'The file did not arrive as a whole, so nothing of it was kept. Try again.',
  'upload.full':
    'You have uploaded {most} MB, which is all there is room for. Remove what is no longer needed, or ask whoever runs this system.',
  'upload.no-room': 'The place where files are kept does not answer or is full. Nothing was kept. Try again later.',
  'upload.away': 'The place where files are kept does not answer. Try again in a few minutes.',
  'event-file.not-one': 'This is not an event file of this product. Choose the .ramplight.zip that somebody exported.',
  'event-file.too-large': 'This event file is too large: it may have {most} MB, and {unpacked} MB when it is unpacked.',
  'event-file.broken': 'This event file is damaged and cannot be read: {what}. Export it once more.',
  'event-file.newer':
    'This event file was made by a newer version (format {format}; this server reads up to {most}). Update this server first.',
  'event-file.changed': 'This event file is not as it was exported. Nothing was imported.',
  'event-file.already': 'This event file was imported here before. Nothing was imported again.',
  'image.too-many': 'You have {most} pictures here. Delete one before you add another.',
  'section.key-taken': 'Another section of the help already has this key.',
  'page.parent-unknown': 'The page above this one does not exist. It may have been deleted.',
  'page.other-section': 'A page stands below a page of its own section.',
  'page.below-itself': 'A page cannot stand below itself.',
  'setting.key-taken': 'Another setting already has this key.',
  'setting.switch': 'This setting is on or off. Send true or false.',
  'setting.price': 'This setting is a price in dollars, from 0 to 10. Send a number, or null for none.',
  'subscription.move-not-allowed': 'A subscription cannot go from {from} to {to}.',
  'subscription.has-one': 'You pay for a level already. Change that one: a second one would be paid for twice.',
  'subscription.admin-only': 'Only an administrator changes this of a subscription. You can pause, resume or cancel it.',
  'subscription-code.taken': 'This code is already in use. Leave it out, and one is made.',
  'shop.not-connected': 'No shop is connected. Import the orders as a file instead.',
  'sync.upgrade-needed': 'This app is too old to sync. Your work on this device is safe. Update the app, then sync again.',
  'sync.too-old': 'This change was made by a version of the app that is not understood any more.',
  'sync.op-reused': 'This change was sent before with something else in it.',
  'sync.gone': 'This record was deleted meanwhile.',
  'sync.parent-gone': 'What this belongs to was deleted meanwhile.',
  'sync.online-only': 'This can only be changed with an internet connection.',
  'streams.full': 'So many boards are open that there is no room for another one. This one is asked for every few seconds instead.',
  'server.busy': 'Too much is being saved at once right now. Your work on this device is safe. Try again in a few seconds.',
  'server.unreachable': 'The database cannot be reached right now. Your work on this device is safe. Try again in a few seconds.',
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
