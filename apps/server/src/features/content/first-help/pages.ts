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
          'Add your tour once: its fees, penalties and payouts are the start for each of its tournaments.',
          'Create the tournament: name, day and ramp. It starts as a Draft that only you see.',
          'Open it. Anglers can find it and sign up.',
          'Add the entries you have on paper, then draw boat numbers.',
          'On the day: check in, start the weigh-in, weigh, close out.',
        ),
        words('The button at the top of the Overview always shows the next step.'),
      ),
      page(
        'statuses',
        'What the status of a tournament means',
        points(
          '<b>Draft</b>: only you and your staff see it.',
          '<b>Scheduled</b>: anglers see it, sign-up is not open yet.',
          '<b>Open</b>: anglers can sign up.',
          '<b>In Progress</b>: boats are out, weights come in.',
          '<b>Closed</b>: no more weights. Results wait to be finalized.',
          '<b>Completed</b>: results are official.',
        ),
        words('An event that is canceled keeps its page, and the page says so to everyone.'),
      ),
      page(
        'add-people-who-help-you',
        'Add people who help you',
        words(
          'Open <b>Staff</b> and invite them by email. An assistant runs the tours you choose: entries, check-in, weigh-in. Payouts and your account stay yours.',
          'Pause someone, and their devices stop sending. Bags they still hold are named when you close out, and you can let them in again there.',
        ),
      ),
      page(
        'how-anglers-reach-you',
        'How anglers reach you',
        words(
          'Your name is on the public page of each of your events and tours, with a button <b>Ask the director</b>. Questions go to <b>Messages</b> and to your email. Reply from there.',
          'To show your email or phone too, open <b>Settings</b> and turn them on under <b>How anglers reach you</b>. Both start off.',
        ),
      ),
      page(
        'seasons-and-points',
        'Seasons and points',
        words(
          'A season adds up the points of its tournaments. Choose the tour, the first and the last day, and how many events count.',
          'Points come from each finalized result. Open a line in the standings to see every event behind it.',
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
          'Paste the cells of your spreadsheet or the lines of an email, or choose a CSV or Excel file.',
          'Check the preview. Nothing is saved before you say so, and you can undo the import.',
        ),
      ),
      page(
        'take-payment-at-the-ramp',
        'Take payment at the ramp',
        steps(
          'Open the entry and mark it <b>Paid</b>.',
          'Choose how: cash, check, card or something else.',
          'The books follow. The cash you should have is at the top of Entries and under <b>Money</b>.',
        ),
        words('It works without a signal. If two devices take the same payment, you are asked, and it counts once.'),
      ),
      page(
        'let-anglers-pay-by-card',
        'Let anglers pay by card',
        words(
          'Open <b>Getting paid</b> and connect your account. From then on anglers can pay when they sign up, and partners can split the fee.',
          'The money goes to your own account. You choose who pays the card fee.',
        ),
      ),
      page(
        'refund-an-entry',
        'Refund an entry',
        steps(
          'Open the boat under <b>Payments</b> and choose <b>Give back</b>.',
          'A refund to a card goes to the card. Cash you give back by hand, and the books show it.',
          'Set your refund policy in the tournament’s setup: anglers read it before they pay.',
        ),
        words('A boat that is deleted keeps its money in the books until you refund it.'),
      ),
      page(
        'count-the-cash',
        'Count the cash',
        words(
          'Open <b>Money</b> of the tournament and choose <b>Count the cash</b>. Enter what is in the box: you see what should be there and the difference.',
          'Each count stays in the list, with who counted and when.',
        ),
      ),
      page(
        'coupons-and-free-entries',
        'Coupons and free entries',
        words(
          'Make a coupon under <b>Coupons</b>: an amount or a percent, for one event or all, with a last day and a number of uses.',
          'A free entry is marked on the entry itself. It fishes like any other and adds nothing to the pot.',
        ),
      ),
      page(
        'the-waiting-list',
        'The waiting list',
        words(
          'Set <b>Most boats</b> in the setup. Once that many boats are in, new sign-ups go on the waiting list.',
          'When a spot opens up, the next boat gets it and an email. The list stops when registration closes.',
        ),
      ),
      page(
        'anglers-sign-up-with-a-qr-code-at-the-ramp',
        'Anglers sign up with a QR code at the ramp',
        words(
          'Print the QR poster from Entries, under <b>Pre-registered</b>. Anglers scan it and type their name and phone.',
          'They wait in your list until you confirm them. A signed waiver counts once you have confirmed who it is.',
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
        'A day without a signal',
        steps(
          'The night before, at home: open <b>Offline data</b> and get the data on each device you take.',
          'Switch on airplane mode for a minute and open the weigh-in. If it opens, you are ready.',
          'At the ramp work as always. What you save is kept on the device.',
          'Back online it sends by itself. The sign at the top says <b>Live</b> when everything arrived.',
        ),
        words('Do not clear the browser’s data before it says Live.'),
      ),
      page(
        'draw-boat-numbers-and-flights',
        'Draw boat numbers and flights',
        words(
          'Open <b>Boats</b> and draw: random, or in the order of sign-up. A boat that signs up later gets the next free number.',
          'A flight leaves together and is due together. On the second day flights can go out in reverse.',
        ),
      ),
      page(
        'check-boats-in-and-out',
        'Check boats in and out',
        words(
          'Open the station <b>Check-in</b> and tap the boat, or scan the angler’s code. The time counts: a boat that is late gets the penalty of your rules.',
        ),
      ),
      page(
        'weigh-a-bag',
        'Weigh a bag',
        steps(
          'Open <b>Weigh</b>, type the boat number, or tap the boat.',
          'Fish, dead fish, short fish, then the weight. A connected scale fills it in.',
          'Read it back, then <b>Save bag</b>. Place and penalties show at once.',
        ),
        words('If a weight looks wrong, you are asked before it is saved.'),
      ),
      page(
        'connect-a-scale',
        'Connect a scale',
        words(
          'Plug in the USB cable and choose <b>Connect scale</b> at the weigh-in, once for each tablet. It works in Chrome and Edge.',
          'If the scale prints the date or an ID before each weight, it is read anyway. If nothing comes, type the weight: nothing waits for the scale.',
        ),
      ),
      page(
        'correct-or-void-a-weight',
        'Correct or void a weight',
        words(
          'A saved weight is never written over. Find the bag in the log: correct it and say why, or void it if it should not count.',
          'Both stay in the history. If two people say different things, you are asked before results are final.',
        ),
      ),
      page(
        'disqualify-a-boat',
        'Disqualify a boat',
        words(
          'Open the boat from Entries or Results and choose <b>Disqualify</b>, with the reason. It stays in the list without a place.',
          'You can reinstate it until results are final, and after that by reopening them.',
        ),
      ),
      page(
        'put-it-off-or-cancel-it',
        'Put it off, or cancel it',
        words(
          'Fog or lightning? Delay the start: all flights that have not left move together, and due times follow.',
          'To move the day, change the date in the setup. To cancel, choose <b>Cancel the event</b>: everyone who signed up can be told, and card payments can go back.',
        ),
      ),
      page(
        'the-board-the-tv-and-the-mc',
        'The board, the TV and the MC',
        words(
          'Every tournament has a live board that anyone can open. Open it in full screen on a TV at the stage.',
          'The MC page is made for a tablet: who is on stage, what leads, what it takes. You can hide the top places until the end.',
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
          'Choose <b>Close out</b>. It names who is missing and what is not answered.',
          'Answer the questions: two weights of one boat, a late bag, a device that still holds bags.',
          'Check payouts, then <b>Finalize</b>. Points and payouts are written, and the page says official.',
        ),
        words('If you find a mistake later, reopen the results, correct it, and finalize again.'),
      ),
      page(
        'pay-the-winners',
        'Pay the winners',
        words(
          'Open <b>Payouts</b>: each place with its amount and how it came about. Print the sheet, pay out, and mark each as paid with how you paid it.',
          'What each person won over a year, and who needs a 1099, is under <b>Winnings by year</b>.',
        ),
      ),
      page(
        'raffles-and-calcuttas',
        'Raffles and calcuttas',
        words(
          'Sell tickets on any device. Before a draw, devices that have not been heard from are named. A ticket that comes late is shown to you with its money: refund it, or draw those separately.',
        ),
      ),
      page(
        'share-results-and-boards',
        'Share results and boards',
        words(
          'Open the results and choose <b>Share</b>: a link, a picture, a QR code, or a board for your website.',
          'CSV and PDF are behind <b>Print</b> and the download button of each list.',
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
          'Find the tournament, tap <b>Sign Up</b>, choose your partner. Pay by card if the event takes it, or at the ramp.',
          'Your boat number comes with the draw. You find it under <b>Today</b> and <b>Entries</b>.',
        ),
      ),
      page(
        'on-the-day',
        'On the day',
        points(
          'Show your code at check-in: <b>Entries</b>, then <b>Show QR</b>. It works without a signal.',
          'Be back before your flight is due. Every minute late costs weight.',
          'Your weight and your place come by themselves.',
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
        words('Open your entry. What you get back follows the refund policy, and you read the amount before you confirm.'),
      ),
    ],
  },
]
