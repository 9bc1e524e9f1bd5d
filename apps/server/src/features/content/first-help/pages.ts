/** A page of the help, in the words of the screens. `name` never changes; `body`: HTML that whoever shows it makes harmless. */
export type HelpPage = { name: string; title: string; body: string }
export type HelpSection = { key: string; title: string; pages: readonly HelpPage[] }

const steps = (...all: string[]) => `<ol>${all.map((one) => `<li>${one}</li>`).join('')}</ol>`
const points = (...all: string[]) => `<ul>${all.map((one) => `<li>${one}</li>`).join('')}</ul>`
const words = (...all: string[]) => all.map((one) => `<p>${one}</p>`).join('')
const page = (name: string, title: string, ...body: string[]): HelpPage => ({ name, title, body: body.join('') })

/** What a director asks on the first weekend, and what an angler asks on the first day. A new installation begins with these. */
export const FIRST_HELP: readonly HelpSection[] = [
  {
    key: 'getting-started',
    title: 'Getting started',
    pages: [
      page(
        'your-first-tournament',
        'Your first tournament',
        steps(
          'Add your tour once. Each of its tournaments starts with the tour’s fees, penalties and payouts.',
          'Create the tournament: name, date and ramp. It starts as a Draft that only you and your staff see.',
          'Choose <b>Schedule</b>, then <b>Open sign-ups</b>. Anglers can find it and sign up.',
          'Add the entries you have on paper, then draw boat numbers.',
          'On the day: check boats in, choose <b>Start tournament</b>, weigh, and close out.',
        ),
        words('The button at the top of the <b>Overview</b> always shows the next step.'),
      ),
      page(
        'statuses',
        'What each tournament status means',
        points(
          '<b>Draft</b>: only you and your staff see it.',
          '<b>Scheduled</b>: anglers see it, but sign-ups aren’t open yet.',
          '<b>Open</b>: anglers can sign up.',
          '<b>In Progress</b>: boats are out, and weights are coming in.',
          '<b>Closed</b>: no more weights. Results aren’t official yet.',
          '<b>Completed</b>: results are official.',
        ),
        words('A canceled event keeps its page, and the page tells everyone it’s canceled.'),
      ),
      page(
        'add-people-who-help-you',
        'Add staff',
        words(
          'Open <b>Staff</b> and choose <b>Invite</b>. Then choose a role. A <b>Full assistant</b> runs the tours you choose: entries, check-in, weigh-in. Payouts and your account stay yours.',
          '<b>Weigh-in only</b> is for someone with a tablet at the scale. They weigh fish and check boats in. They see names and boat numbers, but no money, phone numbers or emails. They correct only the bags they weighed.',
          'Choose <b>Change role</b> to give someone more or less. It works right away.',
          'Choose <b>Remove from staff</b>, and their devices stop sending. If a device still holds bags, close-out names it, and you can let that person back in there.',
        ),
      ),
      page(
        'how-anglers-reach-you',
        'How anglers reach you',
        words(
          'Your name is on the public page of each of your events and tours, with the button <b>Ask the director</b>. Questions go to <b>Messages</b> and to your email. Reply from there.',
          'To show your email or phone too, open <b>Settings</b>. Under <b>How anglers reach you</b>, turn on <b>Show my email</b> or <b>Show my phone</b>. Both start off.',
        ),
      ),
      page(
        'seasons-and-points',
        'Seasons and points',
        words(
          'A season adds up the points of its tournaments. Choose the tour, the start and end date, and how many results count.',
          'Points come from official results. Tap a row in the standings to see every event behind it.',
        ),
      ),
      page(
        'next-year-like-last-year',
        'Copy last year',
        points(
          '<b>One tournament</b>: open it and choose <b>Copy tournament</b>; the copy is on the same weekday of the same month.',
          '<b>A whole season</b>: open the season and choose <b>Copy to next year</b>. Uncheck what you don’t hold again.',
        ),
        words(
          'The copy has the ramp, times, fees, pots, payouts, scoring, groups, flights, rules, waiver and refund policy. Sign-up and refund dates move along. What was blank comes from the tour.',
          'Boats, money, weights, results, coupons, raffles and the calcutta stay with last year. Members and teams sign up again, and co-directors get a new invitation.',
          'It works offline on a device with your data.',
        ),
      ),
    ],
  },
  {
    key: 'entries-and-money',
    title: 'Entries and money',
    pages: [
      page(
        'add-entries-from-a-list-or-a-spreadsheet',
        'Add entries from a list or a spreadsheet',
        steps(
          'Open the tournament, then <b>Entries</b>, then <b>Paste a list</b>.',
          'Paste the cells of your spreadsheet or the lines of an email, or open a CSV or Excel file.',
          'Check the preview. Nothing is saved until you enter the boats, and you can choose <b>Undo this import</b>.',
        ),
      ),
      page(
        'take-payment-at-the-ramp',
        'Take payment at the ramp',
        steps(
          'Open <b>Entries</b> and choose <b>Mark paid</b>.',
          'Choose how they’re paying: cash, check, card or angler credit.',
          'Your books update automatically. <b>Cash on hand</b> is at the top of Entries, and the cash box is in <b>Money</b>.',
        ),
        words(
          'It works with no signal. If two devices take money for the same boat, both payments stay on the books, and <b>Money</b> asks whether it was one or two. Recorded by mistake? Open the boat and <b>Void</b> the payment.',
        ),
      ),
      page(
        'let-anglers-pay-by-card',
        'Let anglers pay by card',
        words(
          'Open <b>Getting paid</b> and choose <b>Connect Stripe</b>. From then on anglers can pay when they sign up, and partners can split the fee.',
          'The money goes to your own Stripe account. You choose who pays the card fees.',
        ),
      ),
      page(
        'refund-an-entry',
        'Refund an entry',
        steps(
          'Open the boat under <b>Entries</b>. In its <b>Payments</b> section, choose <b>Refund</b>.',
          'Choose what it’s for: everything they paid, the entry fee, or one pot. Check “<b>They still owe it</b>” only if they have to pay it again.',
          'A card refund goes to the card that paid. Pay cash refunds out of your cash box. Cash, check and credit work offline.',
          'Set your refund policy in the tournament’s <b>Setup</b>. Anglers read it before they pay.',
        ),
        words(
          'Recorded a refund by mistake? Under <b>Recorded payments</b>, choose <b>Void</b>.',
          'A deleted boat’s money stays in your books. Refund it, or choose <b>Keep it</b> for a no-show fee.',
        ),
      ),
      page(
        'count-the-cash',
        'Count the cash',
        steps(
          'Before the first boat pays, open the tournament’s <b>Money</b>, then <b>Cash box</b>. Choose <b>Starting cash</b> and enter what you put in to make change.',
          'Took money in or out that isn’t an entry, such as bait or a sponsor? Choose <b>Money in or out</b>. Took cash to the bank? Choose <b>Deposit</b>.',
          'Choose <b>Count the cash</b> and enter what’s in the box. You see what it should hold, and the difference.',
        ),
        words(
          'The cash box works with no signal. Each device shows what it took in, and the box adds them up once they sync.',
          'Recorded by mistake? Choose <b>Void</b> and give a reason. It stays in the list.',
        ),
      ),
      page(
        'coupons-and-free-entries',
        'Coupons and free entries',
        words(
          'Under <b>Coupons</b>, choose <b>New coupon</b>: a discount for one event or all, with an end date and a number of boats if you like.',
          'Mark a <b>Free entry</b> on the entry itself. It fishes like any other boat and adds nothing to the pool.',
        ),
      ),
      page(
        'the-waiting-list',
        'The waiting list',
        words(
          'Set <b>Max boats</b> in <b>Setup</b>. Once that many boats are in, new sign-ups go on the waiting list.',
          'When a spot opens up, the next boat in line gets it, and an email. The list stops when registration closes, unless you turn on <b>Waiting list after registration closes</b>.',
        ),
      ),
      page(
        'anglers-sign-up-with-a-qr-code-at-the-ramp',
        'Anglers sign up with a QR code at the ramp',
        words(
          'In <b>Entries</b>, open <b>Pre-registered</b> and print the <b>QR poster</b>. Anglers scan it and type their name and phone.',
          'They wait in your list until you choose <b>Convert</b>. A signed waiver applies once you’ve checked who it is.',
        ),
      ),
    ],
  },
  {
    key: 'tournament-day',
    title: 'Tournament day',
    pages: [
      page(
        'a-day-without-a-signal',
        'Run a day without a signal',
        steps(
          'The night before, at home: on each device you’re bringing, open <b>Offline data</b> and choose <b>Download for offline</b>.',
          'Turn on airplane mode for a minute and open the weigh-in. If it opens, you’re ready.',
          'At the ramp, work as always. Everything you save is on the device.',
          'Back online, it sends automatically. The pill at the top says <b>Live</b> when everything is on the server.',
        ),
        words('Don’t clear the browser’s data before it says Live.'),
      ),
      page(
        'draw-boat-numbers-and-flights',
        'Draw boat numbers and flights',
        words(
          'Open <b>Boats</b> and choose <b>Draw numbers</b>: <b>Random</b>, or in <b>Sign-up order</b>. Give a late entry the next open number.',
          'A flight leaves together and is due back together. On day 2, flights can leave in reverse order.',
        ),
      ),
      page(
        'check-boats-in-and-out',
        'Check boats in and out',
        words(
          'Open <b>Check-in</b> and tap the boat, or scan the angler’s code. The time counts: a late boat gets the late penalty from your rules.',
        ),
      ),
      page(
        'weigh-a-bag',
        'Weigh a bag',
        steps(
          'Open <b>Weigh-in</b>, then type the boat number or tap the boat.',
          'Enter fish, dead fish and short fish, then the weight. A connected scale fills it in.',
          'Read it back, then tap <b>Save bag</b>. Place and penalties show right away.',
        ),
        words('If a weight looks wrong, you’re asked before it’s saved.'),
      ),
      page(
        'connect-a-scale',
        'Connect a scale',
        words(
          'Plug in the USB cable and choose <b>Connect scale</b> at the weigh-in station, once per tablet. It works in Chrome and Edge.',
          'If the scale prints the date or an ID before each weight, the weight is still read. If nothing comes in, type the weight. You never have to wait for the scale.',
        ),
      ),
      page(
        'correct-or-void-a-weight',
        'Correct or void a weight',
        words(
          'A saved weight is never overwritten. Find the bag in the <b>Log</b>. Choose <b>Correct</b> and give a reason, or <b>Void</b> if it shouldn’t count.',
          'Both weights stay in the history. If two people enter different things, you’re asked before results are official.',
        ),
      ),
      page(
        'disqualify-a-boat',
        'Disqualify a boat',
        words(
          'Open the boat from Entries or Results and choose <b>Disqualify</b>, with the reason. It stays in the list without a place.',
          'To undo it, choose <b>Reinstate</b> before results are official. After that, reopen the results first.',
        ),
      ),
      page(
        'put-it-off-or-cancel-it',
        'Delay or cancel an event',
        words(
          'Fog or lightning? Open the <b>Blast-off board</b> and choose <b>Move times</b>: every flight that hasn’t left moves together, with its due-back time.',
          'To move the day, change the date in <b>Setup</b>. To cancel, choose <b>Cancel event</b>. Then <b>Tell the anglers</b> who signed up, and <b>Refund entries</b>.',
        ),
      ),
      page(
        'the-board-the-tv-and-the-mc',
        'The leaderboard, the TV and the MC',
        words(
          'Every tournament has a live leaderboard that anyone can open. Open it full screen on a TV at the stage.',
          'The <b>MC</b> page fits a tablet: who’s on stage, who leads, what it takes. <b>Hold the leaderboard</b> to hide the top places until the end.',
        ),
      ),
    ],
  },
  {
    key: 'results-and-payouts',
    title: 'Results and payouts',
    pages: [
      page(
        'close-out-and-finalize',
        'Close out and finalize',
        steps(
          'Choose <b>Close out</b>. It shows who’s missing and what still needs an answer.',
          'Answer the questions: two weights for one boat, a late bag, a device that still holds bags.',
          'Check payouts, then choose <b>Finalize results</b>. Points and payouts are recorded, and the leaderboard says <b>Official</b>.',
        ),
        words('If you find a mistake later, choose <b>Reopen results</b>, correct it, and finalize again.'),
      ),
      page(
        'pay-the-winners',
        'Pay the winners',
        words(
          'Open <b>Results</b> and choose <b>Pool and payouts</b> to see each place’s amount and why. Choose <b>Print payouts</b> for the sheet winners sign. Then open <b>Money</b>, choose <b>Payouts</b> and <b>Pay out</b>, and record how you paid each one.',
          'Each person’s winnings for a year, and who needs a 1099, are in <b>Reports</b> under <b>Winnings by year</b>.',
        ),
      ),
      page(
        'raffles-and-calcuttas',
        'Raffles and calcuttas',
        words(
          'Choose <b>Sell tickets</b> on any device. Before a draw, you see which devices haven’t synced. Late tickets show up with their money: <b>Draw separately</b>, or <b>Refund</b> them.',
        ),
      ),
      page(
        'share-results-and-boards',
        'Share results and leaderboards',
        words(
          'Tap <b>Share</b> on the leaderboard for a picture, or on the tournament’s public page for a link and a QR code. For your own website, choose <b>Copy embed code</b> on the Overview.',
          'For a PDF, choose <b>Print</b>. For a CSV, choose <b>Export</b> above a list.',
        ),
      ),
    ],
  },
  {
    key: 'for-anglers',
    title: 'For anglers',
    pages: [
      page(
        'sign-up-and-pay',
        'Sign up and pay',
        words(
          'Find the tournament, tap <b>Sign Up</b> and choose your partner. Pay by card if the event takes cards, or at the ramp.',
          'You get your boat number at the draw. Find it under <b>Today</b> and <b>Entries</b>.',
        ),
      ),
      page(
        'on-the-day',
        'On the day',
        points(
          'Show your code at check-in: <b>Entries</b>, then <b>Show QR</b>. It works with no signal.',
          'Be back before your flight is due. Late minutes cost weight.',
          'Your weight and place show up automatically.',
        ),
      ),
      page(
        'ask-the-director',
        'Ask the director',
        words(
          'Open the event, its tour or your entry, and tap <b>Ask the director</b>. The reply comes to your email.',
          'Some directors show their phone or email there too.',
        ),
      ),
      page(
        'withdraw-or-change-your-partner',
        'Withdraw or change your partner',
        words(
          'Until your boat is entered, open your sign-up and tap <b>I can’t make it</b> or <b>Change team or pots</b>. After that, tap <b>Ask the director</b>. Refunds follow the event’s refund policy.',
        ),
      ),
    ],
  },
]
